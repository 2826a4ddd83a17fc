import { phrase } from '../reading/phrases.ts';

/** What career chat has guidance for. */
export type Topic =
  | 'promotion'
  | 'salary'
  | 'feedback'
  | 'conflict'
  | 'workload'
  | 'learning'
  | 'interview'
  | 'cv'
  | 'networking'
  | 'jobChange'
  | 'motivation'
  | 'confidence'
  | 'leadership'
  | 'planning';

const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  [
    'salary',
    phrase(
      '(?:a|my|pay|salary) raises?|salar(?:y|ies)|underpaid|pay rise|compensation|bonus|earn more',
      'augmentation|salaires?|mieux paye\\w?|sous-paye\\w?|remuneration|prime',
      'gehalt\\w*|mehr (?:geld|verdienen)|unterbezahlt|bonus|vergutung|lohn\\w*',
      'aumento|salarios?|sueldos?|mal pagad[oa]|remuneracion|ganar mas',
    ),
  ],
  [
    'promotion',
    phrase(
      'promot\\w{1,5}|passed over|next level|step up|career ladder|get ahead',
      'promotion|promu\\w?|evoluer|gravir|monter en grade|evolution',
      'beforder\\w{1,5}|aufsteigen|aufstieg|nachste stufe|weiterkommen',
      'ascen\\w{1,5}|promocion|subir de puesto|siguiente nivel|progresar',
    ),
  ],
  [
    'interview',
    phrase(
      'interviews?',
      "entretien (?:d'embauche|de recrutement)|entretiens?",
      'vorstellungsgesprach\\w{0,2}|bewerbungsgesprach\\w{0,2}|interviews?',
      'entrevistas?',
    ),
  ],
  [
    'cv',
    phrase(
      'cv|resume|cover letter|lebenslauf|anschreiben|curriculum|carta de presentacion|lettre de motivation|linkedin',
    ),
  ],
  [
    'feedback',
    phrase(
      'feedback|criticism|criticized|criticised|(?:performance|annual) reviews?|appraisals?',
      'feedback|retours?|critiques?|evaluation|entretien annuel',
      'feedback|ruckmeldung\\w{0,2}|kritik|beurteilung\\w{0,2}|kritisier\\w{0,2}|mitarbeitergesprach',
      'feedback|retroalimentacion|criticas?|evaluacion|comentarios',
    ),
  ],
  [
    'conflict',
    phrase(
      'conflicts?|argu\\w{2,6}|difficult (?:boss|manager|colleague|person|people|coworker)|toxic|attacks?|harass\\w{0,6}|bull(?:y|ied|ying)|yell\\w{0,3}|disagree\\w{0,5}|takes? credit|ignores? me|nobody listens|micromanag\\w{1,4}|unfair\\w{0,2}|rude|fight\\w{0,3}|get along|interrupt\\w{0,3}|mobb\\w{1,3}',
      "conflits?|dispute\\w?|toxique|difficile avec|harcel\\w{1,6}|crie|desaccord|m'ignore|injuste|ne m'ecoute|s'attribue|mauvaise (?:ambiance|relation)|attaque\\w{0,2}",
      'konflikte?\\w?|streit\\w{0,4}|toxisch\\w{0,2}|schwierige[nr]? (?:chef\\w{0,2}|kolleg\\w{2,4}|vorgesetzte\\w?)|mobb\\w{1,3}|belastig\\w{1,4}|schreit|unfair|ignoriert|hort mir (?:nicht|niemand)|greift|angegriffen',
      'conflictos?|discut\\w{1,4}|discusion|toxic[oa]|dificil con|acos\\w{1,3}|grita|injust[oa]|me ignora|nadie me escucha|roba|ataca\\w?|se lleva el merito',
    ),
  ],
  [
    'workload',
    phrase(
      'workload|overwhelm\\w{0,3}|overworked|too much|burn-?(?:out|ed out|t out)|stress\\w{0,4}|exhaust\\w{0,3}|tired|overtime|work-life|deadlines?|concentrate|focus|on my plate',
      'charge de travail|deborde\\w?|surcharge\\w?|trop de|epuise\\w{0,4}|burn-?out|stress\\w{0,3}|fatigue\\w?|heures supplementaires|equilibre|concentrer',
      'arbeitslast|arbeitsbelastung|uberlast\\w{0,4}|uberforder\\w{0,3}|zu viel|erschopf\\w{0,4}|burn-?out|stress\\w{0,4}|gestresst|mude|uberstunden|konzentrier\\w{0,3}',
      'carga de trabajo|agobiad[oa]|demasiad[oa]|agotad[oa]|agotamiento|estres\\w{0,4}|cansad[oa]|horas extra|equilibrio|concentrar\\w{0,2}',
    ),
  ],
  [
    'networking',
    phrase(
      'network\\w{0,4}|mentors?|mentoring|visib(?:le|ility)|noticed|contacts',
      'reseau\\w{0,5}|mentor\\w{0,3}|visibilite|contacts',
      'netzwerk\\w{0,2}|mentor\\w{0,4}|sichtbar\\w{0,4}|kontakte',
      'redes?|contactos|mentor\\w{0,3}|visibilidad|networking',
    ),
  ],
  [
    'leadership',
    phrase(
      'leadership|lead(?:ing)? (?:a|my|the|others|people)|become a (?:manager|leader|team lead)|manag(?:e|ing) (?:a|my|people|others)|delegat\\w{1,4}|first-time manager|my team',
      'leadership|diriger|devenir (?:manager|chef\\w{0,2}|responsable)|deleguer|mon equipe|encadrer',
      'fuhrung\\w*|fuhren|delegier\\w{0,3}|teamleit\\w{0,4}|mein\\w{0,2} team|fuhrungskraft werden',
      'liderazgo|liderar|dirigir|delegar|mi equipo|ser (?:jef[ea]|lider|gerente)',
    ),
  ],
  [
    'jobChange',
    phrase(
      'chang(?:e|ing) (?:jobs?|careers?|roles?|fields?|teams?|departments?)|new (?:job|role|career)|switch\\w{0,4}|quit\\w{0,4}|resign\\w{0,6}|leav(?:e|ing)|stop working here|internal mobility|move to another|opportunit(?:y|ies)|become an?|vacanc(?:y|ies)|openings?|transition',
      'chang\\w{1,5} de (?:poste|metier|travail|carriere|equipe|service)|nouveau (?:poste|metier|travail)|demission\\w{0,5}|quitter|partir|mobilite|reconversion|opportunites?|devenir|postes? ouverts?',
      'wechsel\\w{0,3}|neue[rn]? (?:job|stelle|beruf)|kundig\\w{1,4}|aufhoren|verlassen|umsteigen|quereinstieg|offene stellen|werden',
      'cambi\\w{1,4} de (?:puesto|trabajo|carrera|equipo)|nuevo (?:puesto|trabajo)|dimitir|renunciar|dejar (?:el|mi)|irme|movilidad|oportunidades|vacantes|convertirme',
    ),
  ],
  [
    'confidence',
    phrase(
      'confiden\\w{1,4}|nervous|afraid|scared|fear|anxious|impost[eo]r|shy|self-doubt|assertive|public speaking|say no',
      "confiance|nerveu\\w{1,3}|peur|anxi\\w{1,5}|imposteur|timide|trac|prendre la parole|dire non|m'affirmer",
      'selbstbewusst\\w{0,5}|selbstvertrauen|nervos|angst|unsicher\\w{0,4}|hochstapler\\w*|schuchtern|lampenfieber|nein sagen',
      'confianza|nervios[oa]?|miedo|ansiedad|ansios[oa]|impost[oa]r[a]?|timid[oa]|hablar en publico|decir que no',
    ),
  ],
  [
    'motivation',
    phrase(
      'motivat\\w{1,5}|bored|boring|stuck|undervalued|unappreciated|frustrat\\w{1,4}|unhappy|meaningless|lost|demotivated|i feel|sad|disappointed',
      'motiv\\w{1,6}|ennui\\w{0,3}|bloque\\w?|pas reconnu\\w?|frustre\\w?|malheureu\\w{1,3}|sens|perdu\\w?|je me sens|triste|decu\\w?|demotive\\w?',
      'motiv\\w{1,7}|langweil\\w{0,3}|festgefahren|nicht wertgeschatzt|frustr\\w{1,6}|unglucklich|sinn\\w{0,3}|ich fuhle mich|traurig|enttauscht|weiss nicht weiter',
      'motiv\\w{1,6}|aburrid[oa]|estancad[oa]|infravalorad[oa]|frustr\\w{1,6}|infeliz|sentido|perdid[oa]|me siento|triste|decepcionad[oa]|no se que hacer',
    ),
  ],
  [
    'learning',
    phrase(
      'learn\\w{0,4}|skills?|trainings?|courses?|certif\\w+|develop\\w{0,6}|upskill\\w{0,3}|improve|strengths?|study|stay relevant',
      'appren\\w{1,5}|competences?|formations?|cours|certif\\w+|developp\\w{1,6}|ameliorer|progresser',
      'lern\\w{0,3}|fahigkeit\\w{0,2}|kompetenz\\w{0,2}|schulung\\w{0,2}|kurse?|weiterbild\\w{1,5}|zertifi\\w{1,9}|entwick\\w{1,6}|verbesser\\w{0,2}|starken',
      'aprend\\w{1,4}|habilidad\\w{0,2}|competencias?|formacion\\w{0,2}|cursos?|certific\\w{1,8}|desarroll\\w{1,4}|mejorar|fortalezas',
    ),
  ],
  [
    'planning',
    phrase(
      'career|future|next step|five years|goals?|objectives?|direction|action plan|where (?:do i|should i) (?:start|go)|path|profession',
      "carriere|avenir|prochaine etape|cinq ans|objectifs?|orientation|plan d'action|par ou commencer|parcours|metier",
      'karriere|zukunft|nachste[rn]? schritt\\w?|funf jahre\\w?|ziele?n?|richtung|aktionsplan|wo (?:soll ich )?anfangen|beruf\\w{0,4}',
      'carrera|futuro|proximo paso|cinco anos|objetivos?|metas?|direccion|plan de accion|por donde empezar|profesion',
    ),
  ],
];

/** The first topic, in the order of how specific they are, that a folded text speaks of. */
export const topicOf = (folded: string): Topic | undefined =>
  TOPICS.find(([, words]) => words.test(folded.slice(0, 1_500)))?.[0];

/** A company's own rules, which no rule of this engine knows. */
export const isCompanyPolicy = (folded: string): boolean => POLICY.test(folded);
const POLICY = phrase(
  'polic(?:y|ies)|procedures?|company rules|vacation days|annual leave|parental leave|maternity leave|sick leave|career break|sabbatical|dress code|expense\\w?|benefits|notice period|work from (?:home|abroad)|working hours',
  'politique (?:de|d|interne|en matiere)|procedures?|reglement\\w{0,2}|jours de conge|conges?(?: (?:parental|maternite|maladie|sabbatique))?|notes? de frais|avantages|preavis|teletravail|horaires',
  'richtlinien?|regelung\\w{0,2}|verfahren|urlaubstage|urlaubsanspruch|elternzeit|mutterschutz|krankmeld\\w{1,4}|sabbatical|auszeit|kleiderordnung|spesen|zusatzleistungen|kundigungsfrist|homeoffice|arbeitszeit\\w{0,2}',
  'politicas? (?:de|interna)|procedimientos?|reglamento|dias de vacaciones|permiso (?:parental|de maternidad)|baja (?:medica|por enfermedad)|excedencia|ano sabatico|dietas|gastos|beneficios|preaviso|teletrabajo|horario',
);

/** A promise is asked for that nobody can give. */
export const asksGuarantee = (folded: string): boolean => GUARANTEE.test(folded);
const GUARANTEE = phrase(
  'guarantee\\w{0,2}|promise me|will i (?:definitely|surely|certainly)|garanti\\w{0,5}|promets[ -]moi|promettez[ -]moi|a coup sur|garantier\\w{0,3}|versprich mir|versprechen sie mir|garanti[cz]\\w{0,4}|prometeme|prometame|asegurame',
);
