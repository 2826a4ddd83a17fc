/**
 * What the everyday matters of a career assistant are called, in the four languages of the product: different words for one
 * thing. Folded words in the form of `phrases.ts`, without what `Vocabulary.small` leaves out; phrases have a comma between them.
 * A name on the left is the thing; two names with a space between them are two things that one word says.
 */
const CALLED: Readonly<Record<string, string>> = {
  // Where
  remote:
    'remot*,stay home for work,staying home for work,stay at home for work,telework*,telecommut*,tele work*,wfh,from home,at home,home office*,homeoffice*,home based,home working,homeworking,from anywhere,off site,offsite,distance work*,' +
    'teletravail*,tele travail*,a distance,en distanciel,distanciel,a domicile,de maison,travail* maison,depuis domicile,depuis chez,de chez,chez,a maison,depuis maison,' +
    'von zu hause,von zuhause,zu hause,zuhause,von daheim,daheim,mobil* arbeit*,mobil* zu arbeit*,mobilarbeit,mobile office,telearbeit*,fernarbeit,heimarbeit,im homeoffice,' +
    'teletrabaj*,desde casa,en casa,a distancia,desde hogar',
  onsite:
    'on site,onsite,on premises,in office,at office,from office,in company office,in person,face to face,classroom*,in class,in classroom,' +
    'sur site,sur place,au bureau,a bureau,presentiel*,en presentiel,en salle,face a face,vor ort,im buro,in buro,prasenz*,en oficina,presencial*,cara a cara',
  hybrid: 'hybrid*,hibrid*',
  online: 'online*,on line,e learning,elearning,virtual*,web based,en ligne,en linea,im netz',
  abroad:
    'abroad,overseas,in other country,in other countries,in another country,foreign country,etranger,a etranger,ausland*,im ausland,extranjero',
  relocate: 'relocat*,move house,demenag*,umzieh*,umzug,umzuziehen,mudar*,mudanza,move to another city,change of city',
  'relocate abroad': 'move abroad,moving abroad,move overseas',
  travel:
    'travel*,business trip*,work trip*,trip,trips,travel* for work,travel* for business,business travel*,voyag*,deplacement*,deplacements professionnels,reisen,gereist,dienstreise*,' +
    'geschaftsreise*,viaj*,viajes de negocios',
  // When
  evening:
    'evening*,after work,after working hours,after working day,after work hours,after office hours,after hours,after business hours,after job,after shift,after close of business,' +
    'after finishing work,after finish work,after workday,when work is done,when work is over,once work is done,once work is over,when work is finished,' +
    'outside work,outside of work,outside working hours,outside of working hours,outside work hours,outside of work hours,outside office hours,outside of office hours,' +
    'end of day,at end of day,late in day,later in day,post work,' +
    'after 5 pm,after 6 pm,after 7 pm,after 5pm,after 6pm,after 7pm,after 17 00,after 18 00,after 19 00,' +
    'soir*,apres travail,apres boulot,apres bureau,apres journee,apres journee de travail,apres heures de travail,apres heures de bureau,en fin de journee,fin de journee,' +
    'en dehors heures de travail,hors heures de travail,en dehors de heures de travail,apres 18 h,apres 18h,' +
    'abend,abende,abends,abendlich*,nach arbeit,nach feierabend,feierabend,nach dienst,nach job,nach arbeitszeit,nach arbeitstag,ausserhalb arbeitszeit*,' +
    'por tarde,por tardes,tarde,tardes,por noche,por noches,nocturn*,vespertin*,despues de trabajo,despues de trabajar,despues de jornada,tras trabajo,tras jornada,fuera de horario laboral,al final de dia',
  'evening course':
    'night class,night classes,night school,abendkurs*,abendschul*,abendlehrgang*,abendunterricht,abendschulung*,abendveranstaltung*',
  morning:
    'morning*,before work,before working hours,before office hours,early in day,first thing,start of day,at start of day,before noon,am hours,matin*,avant travail,en debut de journee,debut de journee,' +
    'morgens,morgen,vormittag*,fruhmorgens,fruh,vor arbeit,manana,mananas,matutin*,antes de trabajo,antes de trabajar,primera hora',
  afternoon: 'afternoon*,apres midi,nachmittag*,nachmittags',
  lunch:
    'lunch*,at lunch,lunch break*,midday,at noon,pause dejeuner,pause de midi,midi,mittag*,mittagspause,mediodia,almuerzo',
  night:
    'at night,by night,night,nights,night shift*,night work,nachts,nachtarbeit,nachtschicht*,de nuit,nuit,de noche',
  weekend:
    'weekend*,week end*,on saturdays and sundays,saturdays and sundays,wochenende*,fin de semana,fines de semana,samstags und sonntags',
  week: 'week,weeks,weekly,per week,semaine*,hebdomadaire,woche,wochen,wochentlich,semana,semanas,semanal*',
  monday: 'monday*,lundi*,montag*,lunes',
  tuesday: 'tuesday*,mardi*,dienstag*,martes',
  wednesday: 'wednesday*,mercredi*,mittwoch*,miercoles',
  thursday: 'thursday*,jeudi*,donnerstag*,jueves',
  friday: 'friday*,vendredi*,freitag*,viernes',
  saturday: 'saturday*,samedi*,samstag*,sabado*',
  sunday: 'sunday*,dimanche*,sonntag*,domingo*',
  // How much
  'part-time':
    'part time*,parttime,reduced hours,reduced working hours,reduced schedule,reduced week,fewer hours,less hours,shorter hours,shorter working hours,reduc* working hours,reduc* hours,reduc* workload,cut working hours,cut hours,cut down on hours,work less,working less,half time,half days,half day,less than full time,' +
    'not full time,reduire temps de travail,reduire heures,travailler moins,weniger arbeiten,weniger stunden,stunden reduzieren,arbeitszeit reduzieren,trabajar menos,reducir horas,reducir jornada,temps partiel,a temps partiel,mi temps,teilzeit*,in teilzeit,halbtag*,halbe tage,medio tiempo,tiempo parcial,a tiempo parcial,media jornada,jornada parcial,jornada reducida',
  'full-time':
    'full time*,fulltime,temps plein,a temps plein,temps complet,vollzeit*,in vollzeit,tiempo completo,jornada completa,a tiempo completo',
  'four-days':
    'four day*,4 day*,four days week,4 days week,four days per week,4 days per week,four days each week,four day week,4 day week,four day working week,four day workweek,4 day workweek,four day work week,4 day working week,' +
    'only four days,quatre jours,4 jours,quatre jours par semaine,4 jours par semaine,quatre jours semaine,semaine de quatre jours,semaine de 4 jours,' +
    'vier tage,4 tage,vier tage pro woche,vier tage in woche,4 tage pro woche,4 tage in woche,viertagewoche,vier tage woche,4 tage woche,' +
    'cuatro dias,4 dias,cuatro dias a semana,4 dias a semana,cuatro dias por semana,semana de cuatro dias,semana de 4 dias',
  'flexible-hours':
    'flexible hours,flexible working hours,flexible work hours,flexible schedule*,flexible working schedule*,flexible work schedule*,flexible working time*,flexible times,flexible timetable,flexible start,' +
    'flexitime,flextime,flexi time,flex time,own hours,own schedule,own working hours,flexibility in hours,flexibility in working hours,flexible with hours,flexible about hours,hours flexible,working hours flexible,hours to be flexible,' +
    'working hours to be flexible,schedule flexible,flexibility of hours,when to work,horaires flexibles,horaires souples,horaires de travail flexibles,horaires amenages,flexibilite horaire,' +
    'gleitzeit,flexible arbeitszeit*,flexiblen arbeitszeit*,flexible zeiten,flexiblen zeiten,flexible stunden,arbeitszeiten flexibel,horario flexible,horarios flexibles,horario de trabajo flexible,flexibilidad horaria',
  overtime: 'overtime,extra hours,uberstunden,heures supplementaires,horas extra*',
  // In which form
  short:
    'short*,brief*,concise*,succinct*,to point,to the point,straight to point,compact,few words,in few words,not too long,not long,crisp,terse,no long,court,courte,courts,courtes,bref,breve,breves,brefs,brievement,concis*,succinct*,' +
    'kurz*,knapp*,bundig*,pragnant*,auf punkt,corto*,corta*',
  long: 'long,longer,longest,detailed,detail,details,in detail,lengthy,thorough*,in depth,exhaustive*,extensive,elaborate,comprehensive,longs,longue*,detaill*,approfondi*,ausfuhrlich*,detailliert*,lang,lange,langen,langer,largo*,larga*,detallad*,extenso*,extensa*',
  small: 'small*,little,petit*,klein*,pequen*',
  large: 'large*,big,bigger,biggest,grand,grande,grandes,grands,gross,grosse,grossen,grosser,grosses',
  'small group':
    'small group*,little group*,few participants,few people,few learners,small number of participants,petit* groupe*,petit* comite*,klein* gruppe*,kleingruppe*,grupo* pequen*,pequen* grupo*,grupo* reducido*',
  'small group course': 'small class,small classes,small courses',
  bullets:
    'bullet*,bullet point*,bulleted list*,bullet list*,bullet pointed,puces,liste* a puces,stichpunkt*,stichwort*,aufzahlung*,vinetas',
  video: 'watch* video*,video based,video*,lernvideo*,clips,screencast*',
  'video course':
    'videokurs*,videotutorial*,video tutorial*,video lesson*,video training*,video class*,video course*,videos formativos,videocurso*',
  'hands-on':
    'hands on,by doing,learning by doing,practical*,practice,practices,by practising,by practicing,by trying,trying things,try things,try out,trying out,experiment*,practical exercise*,practical example*,hands dirty,' +
    'par pratique,pratique*,en pratiquant,en faisant,praxis*,praktisch*,praktischen ubungen,ausprobieren,durch ausprobieren,haciendo,practica,practicas,practico*',
  written: 'written,in writing,in written form,schriftlich*,ecrit*,par ecrit,por escrito,escrito*,escrita*',
  informal: 'informal*,casual*,first name,on first name terms,per du,duzen,geduzt,tutoy*,tutoiement,tutear,tuteo,de tu',
  formal: 'formal*,formally,siezen,gesiezt,per sie,vouvoy*,vouvoiement,de usted,usted',
  address: 'address,addressed,anrede,angesprochen,angeredet,adresse a',
  alone:
    'trabajar solo,trabajar sola,trabaj* solo,alone,on own,by myself,by oneself,by himself,by herself,by themselves,independent*,individual*,solo work,seul,seule,en solo,autonom*,allein*,selbststandig*,en solitario,sola,independiente*',
  team: 'team,teams,teamwork,team work*,equipe,equipes,equipo,equipos,im team,in team,in teams,as team,collaborat*',
  // Nouns and verbs
  course:
    'course,courses,trained,be trained,class,classes,training,trainings,training course*,training session*,learning session*,lesson,lessons,learning course*,cours,formation,formations,lecon*,kurs,kurse,kursen,kurses,lehrgang*,schulung*,weiterbildung*,fortbildung*,' +
    'unterricht,curso,cursos,clase,clases,formacion,formaciones,capacitacion*',
  learn:
    'learn*,study,studies,studying,studied,upskill*,develop myself,apprend*,apprentissage*,etudier,etudie,me former,se former,former,lern*,studier*,aprend*,estudi*,formarme,formarse,educat*',
  work: 'work,works,working,worked,workday,workdays,programming in,programming with,coding in,coding with,do my job,do job,travail,travaille,travailler,travaillant,bosser,arbeit,arbeiten,arbeite,arbeitet,gearbeitet,trabajo,trabajar,trabaja,trabajando',
  answer:
    'message,messages,answer,answers,answered,answering,reply,replies,response,responses,reponse*,antwort*,respuesta*,respond*,repond*,explanation*,explain*,explication*,erklarung*,explicacion*',
  meeting: 'meeting,meetings,meet,reunion*,besprechung*,sitzung*,meetings im,junta,juntas',
  feedback: 'feedback*,ruckmeldung*,retour,retours,retroaliment*',
  colleague: 'colleague*,coworker*,co worker*,collegue*,kolleg*,companero*,teammate*',
  customer: 'customer*,client,clients,clientele,kunde,kunden,kundin,cliente,clientes',
  // Career
  'lead team':
    'team lead*,team leader*,lead team*,leading team*,lead own team,lead people,leading people,leading a team,manage team*,managing team*,manage people,managing people,people management,in charge of team,run team,running team,head team,heading team,head of team,head up team,responsible for team,responsibility for team,lead group of people,' +
    'chef d equipe,chef equipe,cheffe equipe,chef de equipe,responsable equipe,responsable d equipe,diriger equipe,gerer equipe,encadrer equipe,manager equipe,teamleit*,team leiten,team zu leiten,team fuhren,team zu fuhren,teamfuhr*,' +
    'jefe de equipo,jefa de equipo,lider de equipo,liderar equipo,dirigir equipo',
  lead: 'lead,leads,leading,leader,leaders',
  manager:
    'future in management,career in management,manager,managers,managerial,managerin,manageuse,into management,move into management,management position*,management role*,management job*,in management role,fuhrungskraft*,fuhrungsposition*,fuhrungsrolle*,gerente*',
  mentoring:
    'mentoring,be mentor,become mentor,becoming mentor,being mentor,act as mentor,to mentor,mentor others,mentor colleagues,mentor juniors,devenir mentor,etre mentor,mentor werden,mentorin werden,ser mentor*,mentorat',
  mentor:
    'mentor,mentors,mentora,mentore,mentorin,mentored,be mentored,mentored by,mentor to guide,someone to mentor,somebody to mentor,guidance from mentor,guidance of mentor,support from mentor,support of mentor,advice from mentor,help of mentor,guided by mentor,mentorship',
  coaching: 'coaching,be coach,become coach,becoming coach,being coach,devenir coach,coach werden,ser coach',
  promotion:
    'promot*,next level,move up,moving up,climb ladder,climb career ladder,career ladder,advance in career,advance career,beforder*,aufsteigen,aufstieg,ascens*,ascender,monter en grade',
  'better-pay':
    'earn more,earn more money,earning more,more money,more pay,higher pay,better pay,better paid,pay rise,pay raise,raise,salary increase,higher salary,better salary,bigger salary,higher wage*,gagner plus,gagner plus d argent,meilleur salaire,salaire plus eleve,' +
    'augmentation,augmentation de salaire,mehr verdienen,mehr geld,mehr gehalt,hoheres gehalt,gehaltserhohung,ganar mas,ganar mas dinero,mejor sueldo,mejor salario,aumento de sueldo',
  responsibility: 'more responsib*,responsib*,responsabil*,verantwortung',
  'public speaking':
    'public speaking,speak* in public,speaking publicly,speak* publicly,speak* in front of people,speak* in front of audience*,speak* in front of others,speak* in front of group*,speak* in front of crowd*,speak* to audience*,speak* to large audience*,speak* to crowd*,' +
    'give talks,giving talks,give speeches,giving speeches,giving talks to large audiences,give talks to large audiences,talking to audience*,talking to large audience*,prise de parole,prise de parole en public,parler en public,parler devant public,' +
    'offentlich* sprechen,offentlich* reden,vor publikum sprechen,vor publikum reden,vor publikum,vor leuten sprechen,hablar en publico,hablar ante publico,oratoria',
  presentation: 'presenting,presentation*,prasentation*,prasentier*,presentacion*',
  improve:
    'improv*,get better at,getting better at,get better in,better at,better in,become better at,become better in,brush up,brush up on,polish up,strengthen*,enhance,amelior*,progresser,perfectionn*,verbesser*,besser werden,mejor*,perfeccion*',
  'improve english': 'better english,work on english,working on english,work on english skills',
  'improve german': 'better german,work on german,working on german',
  'improve french': 'better french,work on french,working on french',
  'improve spanish': 'better spanish,work on spanish,working on spanish',
  move: 'step up,step up to,step up as,go down to,cut down to,cut down,move to,move into,moving to,moving into,switch to,switch into,switching to,transfer to,transferring to,change to,changing to,wechseln,wechsel,passer a,passer au,cambiar a,pasar a,move over to',
  stay: 'stay,stays,remain,rester,bleib*,quedar*,permanecer',
  leave: 'leave,quit,quitter,verlass*,dejar,abandonar',
  certificate: 'certif*,zertif*',
  informatics: 'in it,to it,into it,it department,it team,it role,it job,it position,it sector',
  america: 'in us,to us,from us,in usa,to usa',
  'human-resources': 'human resources,hr,ressources humaines,personalabteilung,personalwesen,recursos humanos',
  'data-science': 'data science,science de donnees,science donnees,datenwissenschaft*,ciencia de datos',
  'data-analysis':
    'data analy*,analyse de donnees,analyse donnees,datenanalyse*,analisis de datos,analyzing data,analysing data',
  'project-management':
    'project management,managing projects,manage projects,gestion de projet*,gestion projet*,projektmanagement,projektleitung,gestion de proyectos',
  'artificial-intelligence':
    'artificial intelligence,ai,intelligence artificielle,kunstliche intelligenz,inteligencia artificial',
  'machine-learning': 'machine learning,maschinelles lernen,apprentissage automatique,aprendizaje automatico',
  security: 'cyber security,cybersecurity,cybersecurite,cybersicherheit,ciberseguridad',
  english: 'english language,english level,level of english,english,anglais*,englisch*,ingles',
  german: 'german,german language,allemand*,deutsch*,aleman',
  french: 'french,french language,francais*,franzosisch*,frances',
  spanish: 'spanish,spanish language,espagnol*,spanisch*,espanol',
  retire: 'retire,retires,retiring,retirement,retraite,rente,ruhestand,jubilar*,jubilacion',
  balance:
    'work life balance,balance between work and life,balance of work and life,equilibre vie professionnelle,equilibre entre travail et vie,vereinbarkeit,equilibrio entre trabajo y vida,equilibrio trabajo vida',
};

/** What excludes one another: of two wishes that differ in this alone the newer holds. Of a pair, not the one is the other. */
const EXCLUDING: Readonly<Record<string, string>> = {
  place: 'remote onsite hybrid online',
  hour: 'evening morning afternoon lunch night',
  hours: 'part-time full-time four-days',
  length: 'short long',
  size: 'small large',
  company: 'alone team',
  manners: 'formal informal',
  staying: 'stay leave',
};

/** Matters of how, where and when: whoever wants them and whoever likes them says one thing. */
const MANNERS =
  'remote onsite hybrid online evening morning afternoon lunch night weekend part-time full-time four-days flexible-hours short long ' +
  'bullets video hands-on written informal formal alone group';

/** All that have a name here. */
export const KNOWN: ReadonlySet<string> = new Set(Object.keys(CALLED).flatMap((names) => names.split(' ')));

/** Words that add nothing beside a matter of how, where or when: "evening hours", "a part-time contract". */
const WEAK =
  'time hour schedule contract agreement arrangement environment day done session offer possibility place available held allow permit freedom ' +
  'lot everyday concentrate focus enable chance model basis horaire heure contrat possibilite offre journee jour regime vertrag stunden ' +
  'moglichkeit angebot modell tag zeit hora contrato posibilidad oferta modalidad regimen dia tiempo jornada address';

export const MATTER_PHRASES: readonly (readonly [phrase: string, matters: readonly string[]])[] = Object.entries(
  CALLED,
).flatMap(([names, phrases]) => phrases.split(',').map((phrase) => [phrase, names.split(' ')] as const));

export const WEAK_BESIDE_MANNER: ReadonlySet<string> = new Set(WEAK.split(' '));

export const MANNER: ReadonlySet<string> = new Set(MANNERS.split(' '));

const namesOf = (excluding: readonly (readonly [name: string, matters: string])[]): ReadonlyMap<string, string> =>
  new Map(excluding.flatMap(([name, matters]) => matters.split(' ').map((matter) => [matter, `${name}?`] as const)));

/** The name of those that exclude a matter, itself among them. */
export const EXCLUDED_BY = namesOf(Object.entries(EXCLUDING));

/** The same of those that have one opposite only: what is not long is short. */
export const OPPOSITES = namesOf(Object.entries(EXCLUDING).filter(([, matters]) => matters.split(' ').length === 2));
