import { asking, oneOf, phrase } from '../reading/phrases.ts';

// Matters that have nothing to do with work, each in the four languages. A word of work beside one (work-words.ts) makes
// it work again: a recipe for a good presentation, the weather's effect on sales.

const TOPICS = phrase(
  // Food
  'recipes? (?:for|of|with)|(?:a|the|good|easy) recipe|how (?:do i|to|can i|long (?:do|should) i) (?:cook|bake|grill|roast|boil)|what (?:should|can) i (?:cook|eat) (?:for|tonight)|lasagn[ae]|pizza dough|best (?:pizza|restaurant|burger)',
  'recettes? (?:de|du|pour|d)|(?:une|la|bonne) recette|comment (?:cuisiner|cuire|faire (?:une|un|des|du) (?:gateau|tarte|crepes?|quiche|tiramisu|pain))|quoi (?:manger|cuisiner)',
  'rezepte? (?:fur|mit|von)|(?:ein|das|gutes) rezept|(?:kuchen|brot|pizza|lasagne|kekse) (?:backen|machen|kochen)|wie (?:koche?|backe?|brate?) (?:ich|man)|was (?:soll|kann) ich (?:heute )?(?:kochen|essen)|wie lange (?:muss|kocht|koche)',
  'recetas? (?:de|para|con)|(?:una|la|buena) receta|como (?:cocinar|cocino|hacer (?:una|un|el|la) (?:tortilla|paella|tarta|pastel|pan|pizza))|que (?:puedo )?(?:cocinar|cocino|cenar)',
  // Sport
  'who (?:won|wins|will win|is winning) (?:the |yesterday|last)|(?:football|soccer|basketball|baseball|hockey|tennis|match|game) (?:scores?|results?)|(?:world cup|super bowl|champions league|premier league|nba|nfl|wimbledon)|scores? of (?:the|last|yesterday)',
  'qui a (?:gagne|remporte)|(?:resultat|score)s? (?:du|des|de la) (?:match|foot\\w{0,4}|rugby|psg|om)|coupe du monde|ligue des champions|ligue 1|roland[ -]garros|tour de france',
  'wer hat (?:\\w+ ){0,4}?(?:gewonnen|gesiegt)|wie hat (?:bayern|dortmund|der fc|die nationalmannschaft)|bundesliga|fussball(?:ergebnis\\w{0,3}|spiel)|weltmeisterschaft|spielstand',
  'quien (?:gano|ha ganado)|(?:resultado|marcador)s? (?:del|de la|de los) (?:partido|futbol|liga|real madrid|barca)|mundial de futbol|la liga|champions',
  // Weather
  'weather|(?:is it|will it) (?:going to )?(?:rain|snow)\\w{0,3}|temperature (?:in|outside|today)',
  '(?:quel temps|la meteo|meteo|va-t-il (?:pleuvoir|neiger)|prevision meteo)|il fait (?:chaud|froid|beau)',
  'wetter(?:bericht|vorhersage)?|regnet es|wird es (?:regnen|schneien)|wie warm|wie kalt',
  'que tiempo (?:hace|hara)|(?:el )?(?:pronostico|clima)|va a llover|llovera|tiempo (?:hace|hara) (?:en|hoy|manana)',
  // Gambling, money of one's own
  'lottery|lotto(?:zahlen)?|winning numbers|(?:sports )?betting|casino|roulette|poker|horoscopes?|zodiac|tarot|astrology',
  'loto|loterie|euromillions?|paris? sportifs?|horoscopes?|astrologi\\w{1,2}|gluckszahlen|wetten auf|sternzeichen|horoskop|loteria|apuestas?|horoscopo|quiniela',
  '(?:which|what|should i buy|buy|best|good) (?:\\w+ ){0,2}?(?:stocks?|shares|crypto\\w*|bitcoins?|ethereum|etfs?)|invest (?:my|in)|mortgage rates?|bitcoins?|crypto(?:currenc(?:y|ies))?|kryptowahrung\\w{0,2}|cryptomonnaies?|criptomonedas?',
  '(?:quelles?|acheter|meilleures?) (?:des )?actions (?:acheter|en bourse|boursieres)|en bourse|investir (?:dans|mon|mes)|welche (?:aktien|fonds|etfs?)|aktien (?:kaufen|soll)|geld anlegen|(?:que|cuales) acciones|invertir (?:en|mi|mis)|bolsa de valores',
  // Health
  'dos(?:e|age) of|ibuprofen|paracetamol|aspirin|antibiotics?|(?:do i have|symptoms? of|diagnos\\w{1,3}) (?:\\w+ ){0,2}?(?:cancer|flu|covid|diabetes|infection|disease|rash|fever)|i have (?:a |an )?(?:rash|fever|sore throat|stomach ?ache|headache|chest pain)|lose weight|diet plan',
  "dose de|doliprane|antibiotiques?|symptomes? (?:de|d)|j'ai (?:de la fievre|mal (?:a la|au|aux) \\w{3,10}|des boutons)|perdre du poids|regime (?:pour|alimentaire)",
  'dosis|ibuprofen|antibiotika|symptome (?:von|einer)|ich habe (?:fieber|ausschlag|kopfschmerzen|bauchschmerzen|halsschmerzen)|abnehmen|diat(?:plan)?',
  'dosis de|ibuprofeno|antibioticos?|sintomas de|tengo (?:fiebre|dolor de (?:cabeza|estomago|garganta)|un sarpullido)|bajar de peso|perder peso|dieta para',
  // Trivia and homework
  'capital (?:city )?of|(?:who (?:is|was)|tell me about) (?:the )?(?:president|king|queen|pope|prime minister)|how (?:tall|old|far|high|deep) is (?:the )?(?!it\\b)\\w{3}w*|distance (?:between|to|from) (?:the )?(?:earth|moon|sun)|solve (?:this|the|for) (?:equation|x)|derivative of|my (?:math\\w?|history|biology|chemistry|physics)? ?homework|meaning of life|what year did|when did (?:world war|the war)|world war|dinosaurs?|planets?|black holes?|photosynthesis|trivia',
  "capitale (?:de|du|d)|(?:qui est|qui etait) (?:le|la) (?:president|roi|reine|pape)|distance (?:entre|de) la (?:terre|lune)|resou(?:s|dre|dre) (?:cette|l|une) ?'?equation|derivee de|mes devoirs|devoirs de (?:maths?|francais|histoire)|guerre mondiale|dinosaures?|planetes?|photosynthese",
  'hauptstadt (?:von|der|des)|wer (?:ist|war) (?:der|die) (?:prasident\\w{0,2}|konig\\w{0,2}|papst|bundeskanzler\\w{0,2})|wie (?:hoch|weit|alt|tief) ist (?:der|die|das) \\w{3}w*|(?:lose|losen) (?:diese|die|sie diese)? ?gleichung|ableitung von|hausaufgaben?|weltkrieg|dinosaurier|planeten?|photosynthese|entfernung (?:zum|zwischen)',
  'capital de|quien (?:es|fue|era) (?:el|la) (?:presidente|rey|reina|papa)|distancia (?:entre|a) la (?:tierra|luna)|resuelve (?:esta|la) ecuacion|derivada de|mis deberes|deberes de (?:matematicas|historia)|guerra mundial|dinosaurios?|planetas?|fotosintesis',
  // Leisure
  '(?:recommend|suggest|know)(?: me)?(?: a| any| some| good)* (?:movies?|films?|series|songs?|books? to read on|games?|netflix)|(?:movie|film|song|video game|netflix) (?:recommendations?|to watch|tonight)|what (?:movie|film|series)|lyrics|tell me a (?:joke|story|riddle)|(?:write|compose)(?: me)? an? (?:\\w+ )?(?:poem|song|haiku|limerick|love letter)|sing (?:me )?a',
  "(?:recommande|conseille|suggere)\\w{0,4}(?:[ -]moi)? (?:un|une|des) (?:bon |bonne )?(?:films?|series?|chansons?|jeux?)|quel (?:film|jeu|serie)|paroles de|raconte[zr]?[ -]moi une (?:blague|histoire)|une blague|(?:ecri[st]|ecrivez|compose)(?:[ -]moi)? (?:un|une) (?:poeme|chanson|haiku|lettre d'amour)",
  '(?:empfiehl|empfehlen sie)(?: mir)? (?:einen|ein|eine) (?:\\w+ )?(?:film|serie|lied|spiel)|welche[nrs]? (?:film|serie)|erzahl\\w{0,3}(?: sie)?(?: mir)? (?:einen )?(?:witz|geschichte|eine geschichte)|(?:schreib\\w{0,2})(?: mir)? (?:ein|einen|eine) (?:gedicht|lied|haiku|liebesbrief)|einen witz',
  '(?:recomienda|recomiendame|sugiere)\\w{0,2} (?:una|un|alguna|algun) (?:buena |buen )?(?:pelicula|serie|cancion|juego)|que (?:pelicula|serie)|cuenta(?:me)? un (?:chiste|cuento)|un chiste|escribe(?:me)? (?:un|una) (?:poema|cancion|haiku|carta de amor)|letra de la cancion',
  '(?:my|a|plan (?:a|my)|our) (?:vacation|holiday|honeymoon|trip to)|flights? to|hotels? in|tourist attractions?|(?:mes|des|nos) vacances (?:en|a|au)|(?:un )?vol pour|hotel a|urlaub (?:in|auf|nach)|flug nach|hotel in|reise nach|vacaciones en|vuelo a|viaje a|que ver en',
  'my (?:girlfriend|boyfriend|crush|wife|husband|cat|dog|puppy|garden|tomatoes|plants?)|dating|tinder|ask (?:her|him) out|ma copine|mon copain|mon (?:chat|chien|jardin)|meine freundin|mein freund|mein(?:e)? (?:katze|hund|garten)|mi (?:novia|novio|gato|perro|jardin)',
  'who (?:should|will) i vote|vote for|(?:left|right)[ -]wing|elections?|voter pour|pour qui voter|wen soll ich wahlen|por quien votar|a quien votar|elecciones',
  '(?:fix|repair) my (?:car|bike|washing machine|sink|dishwasher)|oil change|reparer (?:ma voiture|mon velo|mon lave)|mein auto (?:reparieren|startet)|arreglar (?:mi coche|la lavadora)',
  'porn\\w*|erotic\\w{0,3}|nudes?|sex(?:ual)? (?:story|positions?|with)|erotique|erotisch\\w{0,2}|erotic[oa]s?',
  asking(
    'is there|does|existe|exist|gibt es|existiert',
    2,
    'god|dieu|gott|dios|aliens?|extraterrestres?|ausserirdische',
  ),
);

/** Matters of private life that work does not turn into the service's. */
const NEVER = phrase(
  oneOf(
    'porn\\w*',
    'erotic (?:story|stories)',
    'lottery numbers',
    'lottozahlen',
    'numeros de (?:la )?loteria',
    'numeros du loto',
  ),
);

/** Whether a folded text is about a matter that the service does not cover, if nothing in it speaks of work. */
export const isForeignTopic = (folded: string): boolean => TOPICS.test(folded);

/** Whether it is one that nothing in the text can make a matter of work. */
export const isNeverOurs = (folded: string): boolean => NEVER.test(folded);
