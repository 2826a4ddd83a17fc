import type { Language } from '../../contracts/chat.ts';

/**
 * The words by which statements say who stands how to a matter, in the four languages of the product. Folded, as statements are
 * compared, and in the form of `phrases.ts`; an apostrophe is a space (`don t`). What a matter itself is called stands in
 * `matters.ts`.
 */
export interface Vocabulary {
  /** Words that tell the language. One that several languages share is a sign of none. */
  readonly signs: string;
  /** Who speaks or is spoken of, and what goes before nouns. Left out before anything is looked up. */
  readonly small: string;
  /** What only joins or stresses, and verbs that say no more than their noun ("take" a course). */
  readonly filler: string;
  /** How someone stands to a matter. Phrases, a comma between them. */
  readonly stances: Readonly<Record<StanceWord, string>>;
}

/**
 * - `wish`: something that is not yet. - `liking`: something that is enjoyed. - `preference`: a manner, an interest, a limit:
 *   said of what is and of what is wanted alike. - `aversion`: what is not wanted. - `negation`: turns the rest.
 * - `fact`: what is. - `having`: what is, by a verb that says nothing of the matter.
 */
export type StanceWord = 'wish' | 'liking' | 'preference' | 'aversion' | 'negation' | 'fact' | 'having';

export const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = {
  en: {
    signs:
      'prefer prefers preferred prefering preferring like likes want wants wanted enjoy enjoys love loves hate hates dislike dislikes would ' +
      'wishes wish hopes aims plans interested speaks speak knows know has have works work working learn learns learning lives based ' +
      'manages needs need the with my looking user employee i i m to of and at by from for is are it best please suits favours favors ' +
      'happiest happy rather courses course classes class training answers only not does keen fan who when their they he she',
    small:
      'assistant assistants oria i m s re ve ll the a an my mine their theirs his her hers our your user users employee he she they its this that these me him them you your',
    filler:
      'it us am is are be been being was become becoming would do does did to d t will in on of for with at by about and or as than over into ' +
      'through during via per when if so just also rather really very much more most always usually generally strongly definitely only ' +
      'mostly fully entirely completely mainly purely exclusively personally all any every each some whenever possible wherever ' +
      'please what which who where there take takes taking taken took keep keeps keeping kept find finds finding found get gets getting got attend attends attending attended do doing ' +
      'follow follows following have having go going come coming use using spend spending held offered ' +
      'way ways thing things kind type form format setup arrangement set up basis part being able option options position ' +
      'positions role roles job jobs department skill skills opportunity opportunities from out own up while now current currently still',
    stances: {
      wish:
        'want,wants,wanted,wanting,wish,wishes,wishing,aim,aims,aiming,goal,goals,ambition,ambitions,dream,dreams,hope,hopes,hoping,plan,plans,' +
        'planning,intend,intends,intending,intention,would like,would love,would enjoy,d like,d love,d enjoy,looking for,looking to,look for,' +
        'is looking,seek,seeks,seeking,search for,searches for,searching for,is searching,would appreciate,d appreciate,eager,will,going to,like to become,objective is,desires,desire,aspire,aspires,aspiring,aspiration,sees future in,see future in,sees self,see self,future in,future as,' +
        'striving,strives,would be nice,looking forward,willing,open to,is open,ready,wouldn t mind,prepared to,considering,thinking of',
      liking:
        'like,likes,liked,liking,enjoy,enjoys,enjoyed,enjoying,love,loves,loved,loving,fond of,adore,adores,passion,passionate,passionate about,' +
        'big fan of,big fan,fan of,fan,delights in,have fun,has fun,appreciate,appreciates',
      preference:
        'prefer,prefers,preferred,preferring,preference,preferences,preferable,preferably,favour,favours,favor,favors,favourite,favorite,rather,' +
        'would rather,d rather,would prefer,d prefer,suit,suits,suited,suit best,suits best,work best,works best,work better,works better,best,better,happiest,' +
        'happier,happy,comfortable,most comfortable,at best,most productive,more productive,most efficient,thrive,thrives,interest,interests,interested,' +
        'keen,keen on,need,needs,needed,only,can only,could only,must,has to,have to,should,please,choose,chooses,choice,go for,goes for,opt,opts,opt for,opts for,' +
        'ideal,ideally,important,important to,essential,most productively,more productively,productive,productively,matters to,matters,matters lot,matters lot to,a lot to,fits,fit,fits best,fits better,concentrate better,concentrates better,focus better,focuses better,more done,convenient,would benefit from,benefits from,benefit from,easier,easiest,available,is for,works for,works well,work well,tend,tends,tends to',
      aversion:
        'as little as possible,as rarely as possible,as seldom as possible,dislike,dislikes,disliked,hate,hates,hated,avoid,avoids,avoiding,afraid,fear,fears,nervous,anxious,reluctant,reluctantly,refuse,refuses,' +
        'unwilling,tired of,fed up,bored,bored by,uncomfortable,not keen,not interested,can t stand,cannot stand,not a fan of,not a fan,not fan of',
      negation:
        'not,no,never,no longer,any longer,any more,anymore,don t,doesn t,didn t,isn t,aren t,won t,wouldn t,cannot,can t,without,nor,neither,none',
      fact:
        'live,lives,living,reside,resides,based,works,work,worked,know,knows,speak,speaks,manage,manages,studies,studied,study,learn,learns,uses,holds,lead,' +
        'leads,teaches,runs,moved,learning,started,joined,travels,commutes,codes,programs,writes,reads,coaches,mentors,trains,helps,builds,designs,develops,sells,drives,plays,supports,coordinates',
      having: 'has,have,had,is,am,are,was,were,m,ve,can,could,takes,attends,does,gets,follows',
    },
  },
  fr: {
    signs:
      'je j prefere prefererait prefererais prefere aime adore deteste veut veux souhaite voudrait voudrais aimerait aimerais interesse interessee ' +
      'les une avec pour est utilisateur utilisatrice travailler depuis chez suivre plutot ma mes du cours formations soir ' +
      'ses sur aux apres et au la le des matin mieux',
    small:
      'je j il elle on l le la les un une des du d mon ma mes son sa ses ce cette ces utilisateur utilisatrice employe employee m me lui leur leurs moi soi',
    filler:
      'de s se qu que qui est suis etre devenir par n y en dans pour avec a au aux sur et ou vraiment tres beaucoup bien toujours plus mieux plutot ' +
      'seulement uniquement surtout principalement generalement tout toute si possible quand vraiment suivre suit prendre prend faire fait assister participer ' +
      'avoir a ai type forme format poste postes role emploi service departement competence competences lors pendant fois',
    stances: {
      wish:
        'veut,veux,voudrait,voudrais,souhaite,souhaiterait,souhaiterais,aimerait,aimerais,desire,espere,envisage,objectif,objectif est,but,but est,cherche,' +
        'recherche,a pour objectif,a envie,ai envie,envie,compte,projette,pret a,prete a,ambition,reve',
      liking: 'aime,aimes,aimer,adore,apprecie,plait,passionne,passionnee,passion',
      preference:
        'prefere,preferer,prefererait,prefererais,preference,privilegie,interesse,interessee,interet,convient,conviennent,favorise,plutot,mieux,le mieux,' +
        'ideal,ideale,idealement,important,importante,besoin,a besoin,ai besoin,faut,doit,dois,uniquement,seulement,merci de,svp,vaut mieux,opte,opte pour,choisit,arrange,arrangent,aime mieux,aime bien,' +
        'plus efficace,plus productif,plus productive,a l aise,aise,disponible,ne que',
      aversion:
        'deteste,deteste,hais,hait,evite,eviter,evitant,peur,crains,craint,refuse,deplait,n aime pas,n aime plus',
      negation: 'ne,n,pas,plus jamais,jamais,non,sans,aucun,aucune,ni',
      fact: 'habite,vit,vis,reside,travaille,connait,connais,sait,sais,parle,gere,dirige,etudie,apprend,utilise,voyage,encadre,forme,ecrit,lit,vend,base a,basee a,enseigne',
      having: 'a,ai,est,suis,avait,etait',
    },
  },
  de: {
    signs:
      'ich bevorzugt bevorzuge mag mochte mochten wunscht wunsche liebt hasst gern gerne lieber liebsten interessiert sich nicht ' +
      'der das den dem und mit fur eine einen nutzer nutzerin arbeitet arbeite arbeiten lernt lerne von zu hause am nach ist bin kurse abends ' +
      'abend ziehe vor zieht besucht besuche wurde werden',
    small:
      'ich er sie es der die das den dem des ein eine einen einem einer eines mein meine meinen meiner meinem sein seine seinen ihre ihren ihr ihrer mich mir ihm ' +
      'nutzer nutzerin mitarbeiter mitarbeiterin man sich',
    filler:
      'ist bin sein war werden wurde immer sehr wirklich mehr viel am im in an auf bei zu zum zur fur mit von vom und oder als aus um uber durch wahrend nur ' +
      'hauptsachlich meist meistens ausschliesslich vollstandig ganz komplett eher wenn moglich auch noch halten halt haltet besuchen besucht besuche machen macht mache nehmen nimmt ' +
      'teilnehmen belegen belegt haben hat habe durchfuhren stattfinden geben art form format stelle position rolle job abteilung beruf beruflich finde findet nach',
    stances: {
      wish:
        'mochte,mochten,will,wollen,wunscht,wunsche,wunsch,ziel,ziel ist,hofft,hoffe,plant,plane,wurde gern,wurde gerne,wurde lieben,sucht,suche,strebt,strebe,' +
        'beabsichtigt,traumt,traum,mochte gern,mochte gerne,hatte gern,hatte gerne,bereit',
      liking: 'mag,liebt,liebe,gern,gerne,spass,freut,freude,geniesst,geniesse,begeistert,schatzt',
      preference:
        'bevorzugt,bevorzuge,bevorzugen,praferiert,prafieriere,praferenz,lieber,liebsten,am liebsten,zieht vor,ziehe vor,vorzug,zieht,ziehe,vor,interessiert,interessiere,' +
        'interesse,passt,passen,besten,am besten,besser,gut,passt gut,braucht,brauche,muss,bitte,wichtig,idealerweise,kann nur,nur,ideal,optimal,mochte lieber,wurde lieber,wohlsten,wohler,favorisiert,favorisiere,' +
        'produktivsten,am produktivsten,vorlieb,vorliebe',
      aversion: 'hasst,hasse,meidet,meide,vermeidet,vermeiden,vermeide,angst,furchtet,ungern,abneigung,weigert',
      negation: 'nicht,kein,keine,keinen,keinem,keiner,nie,niemals,nicht mehr,ohne,weder',
      fact: 'lebt,lebe,wohnt,wohne,arbeitet,arbeite,kennt,kenne,spricht,spreche,leitet,leite,lernt,lerne,studiert,nutzt,unterrichtet,reist,programmiert,schreibt,betreut,verkauft,fahrt',
      having: 'hat,habe,ist,bin,war,hatte,kann,konnen,besucht',
    },
  },
  es: {
    signs:
      'yo prefiere prefiero preferiria gusta gustan gustaria quiere quiero desea deseo odia encanta encantan interesa ' +
      'el los las una para usuario usuaria trabajar desde cursos por tomar teletrabajo casa aprender su',
    small:
      'yo el ella la los las lo un una unos unas del mi mis su sus usuario usuaria empleado empleada me le se te les',
    filler:
      'de es soy ser siendo estar esta estoy a al en por para con y o que muy mucho realmente mas siempre solo sobre todo cuando si posible tomar toma tomo hacer hace ' +
      'asistir asiste seguir recibir participar tener tiene tengo ir tipo forma formato puesto puestos rol empleo departamento habilidades ' +
      'completamente totalmente principalmente durante vez',
    stances: {
      wish:
        'quiere,quiero,querria,quisiera,desea,deseo,gustaria,espera,espero,planea,planeo,pretende,pretendo,objetivo,objetivo es,meta,meta es,busca,busco,aspira,aspiro,' +
        'suena,sueno,tiene ganas,dispuesto,dispuesta,encantaria',
      liking: 'gusta,gustan,encanta,encantan,adora,adoro,disfruta,disfruto,disfrutar,apasiona',
      preference:
        'prefiere,prefiero,preferiria,preferencia,preferir,preferible,interesa,interesan,interesado,interesada,interes,conviene,convienen,necesita,necesito,mejor,favor,por favor,' +
        'debe,debo,tiene que,tengo que,unicamente,solamente,solo,importante,ideal,viene bien,vienen bien,opta,opto,opta por,elige,comodo,comoda,mas productivo,mas productiva',
      aversion: 'odia,odio,evita,evito,evitar,detesta,detesto,teme,temo,miedo,rechaza,disgusta',
      negation: 'no,nunca,jamas,ya no,sin,ningun,ninguna,ni,tampoco',
      fact: 'vive,vivo,reside,trabaja,trabajo en,conoce,conozco,sabe,habla,hablo,dirige,dirijo,gestiona,estudia,estudio,aprende,usa,viaja,viajo,escribe,programa,vende,ensena,basado en,basada en',
      having: 'tiene,tengo,es,soy,esta,estoy',
    },
  },
};
