import type { Language } from '../../../contracts/chat.ts';

/** Messages as employees send them, one a line. `later` was written when the word lists stood, and changed only a few words of theirs. */
export const SENTENCES: Readonly<Record<Language, { readonly tuned: string; readonly later: string }>> = {
  en: {
    tuned: `
How do I ask my boss for a raise?
I feel stuck in my current position
write a short email to my manager
plan a meeting with the design team
which skills am I missing for this role
I know SQL, Python and Tableau, what next?
show me open positions in Berlin
find trainings about public speaking
can you prepare me for the interview tomorrow
thanks, that was really helpful
compare these two jobs for me
give me three ideas to grow my network
my manager never gives me feedback
what does a product owner do all day
Nobody in the team wants to take over the project`,
    later: `
help me with my yearly review
I'd like to move into data science
summarize what we talked about
recommend a mentor in the marketing department
let's practise the salary talk again
where can I apply for the leadership program
add Docker and Kubernetes to my profile
the last suggestion was better than this one
who could introduce me to the finance people
is there something shorter than five days
Remind me about my goals next Monday
I was promoted in March and lead eight people now
why was my application rejected
sounds good, go ahead with the second option
make the tone of the letter friendlier`,
  },
  fr: {
    tuned: `
Comment demander une augmentation à mon chef ?
je me sens bloqué dans mon poste actuel
rédige un court e-mail à ma responsable
prépare une réunion avec l'équipe design
quelles compétences me manquent pour ce rôle
Je connais SQL, Python et Tableau, et après ?
montre-moi les postes ouverts à Berlin
trouve des formations sur la prise de parole
peux-tu me préparer à l'entretien de demain
merci, c'était vraiment utile
compare ces deux offres pour moi
donne-moi trois idées pour élargir mon réseau
mon manager ne me fait jamais de retour
que fait un product owner toute la journée
Personne dans l'équipe ne veut reprendre le projet`,
    later: `
aide-moi pour mon entretien annuel
J'aimerais évoluer vers la data science
résume ce dont nous avons parlé
conseille-moi un mentor au marketing
on reprend l'exercice sur le salaire
où puis-je postuler au programme de leadership
ajoute Docker et Kubernetes à mon profil
la dernière proposition était meilleure que celle-ci
qui pourrait me présenter aux gens de la finance
y a-t-il quelque chose de plus court que cinq jours
Rappelle-moi mes objectifs lundi prochain
J'ai été promue en mars et je dirige huit personnes
pourquoi ma candidature a-t-elle été refusée
ça me va, continue avec la deuxième option
rends le ton de la lettre plus chaleureux`,
  },
  de: {
    tuned: `
Wie bitte ich meine Chefin um mehr Gehalt?
ich fühle mich in meiner Stelle festgefahren
schreib eine kurze Mail an meinen Vorgesetzten
plane ein Meeting mit dem Designteam
welche Fähigkeiten fehlen mir für diese Rolle
Ich kann SQL, Python und Tableau, was nun?
zeig mir offene Stellen in Berlin
finde Schulungen zum Thema Reden halten
kannst du mich auf das Gespräch morgen vorbereiten
danke, das war wirklich hilfreich
vergleiche diese zwei Stellen für mich
nenne mir drei Ideen für mein Netzwerk
meine Chefin gibt mir nie Feedback
was macht ein Product Owner den ganzen Tag
Niemand im Team will das Projekt übernehmen`,
    later: `
hilf mir bei meinem Jahresgespräch
Ich würde gern in Data Science wechseln
fasse zusammen, worüber wir gesprochen haben
empfiehl mir einen Mentor aus dem Marketing
üben wir das Gehaltsgespräch noch einmal
wo kann ich mich für das Leadership-Programm bewerben
füge Docker und Kubernetes zu meinem Profil hinzu
der letzte Vorschlag war besser als dieser
wer könnte mich den Leuten aus der Finanzabteilung vorstellen
gibt es etwas Kürzeres als fünf Tage
Erinnere mich nächsten Montag an meine Ziele
Ich wurde im März befördert und leite jetzt acht Leute
warum wurde meine Bewerbung abgelehnt
klingt gut, mach mit der zweiten Option weiter
mach den Ton des Briefs freundlicher`,
  },
  es: {
    tuned: `
¿Cómo le pido un aumento a mi jefa?
me siento estancado en mi puesto actual
escribe un correo corto a mi responsable
prepara una reunión con el equipo de diseño
qué competencias me faltan para este puesto
Sé SQL, Python y Tableau, ¿y ahora qué?
muéstrame los puestos abiertos en Berlín
busca formaciones sobre hablar en público
puedes prepararme para la entrevista de mañana
gracias, fue realmente útil
compara estos dos puestos para mí
dame tres ideas para ampliar mi red
mi jefe nunca me da su opinión
qué hace un product owner todo el día
Nadie del equipo quiere asumir el proyecto`,
    later: `
ayúdame con mi evaluación anual
Me gustaría pasar a la ciencia de datos
resume lo que hemos hablado
recomiéndame un mentor del área de marketing
practiquemos otra vez la charla sobre el sueldo
dónde puedo apuntarme al programa de liderazgo
añade Docker y Kubernetes a mi perfil
la última propuesta era mejor que esta
quién podría presentarme a la gente de finanzas
hay algo más corto que cinco días
Recuérdame mis objetivos el próximo lunes
Me ascendieron en marzo y ahora dirijo a ocho personas
por qué rechazaron mi candidatura
me parece bien, sigue con la segunda opción
haz que el tono de la carta sea más cercano`,
  },
};

/** Names, skills, titles: whatever language their words have, they turn no conversation. */
export const LISTS = `
SQL, Python, Power BI, Excel, Tableau, dbt
Project Management, Change Management, Leadership, Coaching
Machine Learning, Data Engineering, Cloud Computing, DevOps
Head of Product, Chief of Staff, Director of Sales
Deloitte, Bank of America, The Boston Consulting Group, Accenture
React, Node.js, TypeScript, GraphQL, Docker and Kubernetes
Senior Software Engineer, Google, San Francisco, 2019 - 2023
Projektmanagement, Teamleitung, Buchhaltung, Controlling, Einkauf
Leiter Vertrieb, Abteilungsleiter Einkauf, Referent Personal
Siemens AG, Deutsche Bank, Robert Bosch GmbH, Zalando SE
Gestion de projet, comptabilité, prise de parole, négociation
Chargé de projet, responsable de la communication, directeur commercial
La Poste, Le Monde, Les Echos, La Banque Postale
Gestión de proyectos, contabilidad, liderazgo, negociación
Jefe de ventas, director de marketing, responsable de compras
Los Angeles, Las Vegas, San Diego, El Paso, Santa Fe
Anna Schmidt, Peter Miller, Jean Dupont, Maria Lopez, John Smith
Salesforce Marketing Cloud, HubSpot, Google Analytics, SEO, SEA
AWS Certified Solutions Architect, Azure Fundamentals, Scrum Master
Word, Excel, PowerPoint, Outlook, Teams, SharePoint
communication, teamwork, problem solving, time management, creativity
Communication, management, marketing, finance, ressources humaines
Python SQL Spark Airflow Snowflake Databricks Terraform
Business Development Manager Europe Middle East Africa
Great Place to Work
The Boston Consulting Group
Head of the Department
WHO, IT, HR, UN
Lean Six Sigma Black Belt, PMP, PRINCE2, ITIL Foundation
Figma, Sketch, Adobe Photoshop, Illustrator, UX Research, User Testing
Java, Spring Boot, Hibernate, Maven, JUnit, Kafka
Employer Branding, Active Sourcing, Talent Acquisition, Onboarding
Product Owner, Scrum Master, Agile Coach, Release Train Engineer
Vice President of Engineering, Director of Operations, Head of Finance
Goldman Sachs, Bank of England, The Economist, Financial Times
SAP S/4HANA, SAP SuccessFactors, Workday, Oracle HCM
Kundenbetreuung, Vertragsrecht, Personalentwicklung, Qualitätssicherung
Deutsche Bahn AG, Bayerische Motoren Werke, Allianz SE
Gestion des stocks, achats, logistique, contrôle qualité
Directrice des ressources humaines, chef de produit, acheteur industriel
Banco Santander, La Caixa, El Corte Inglés, Telefónica
Atención al cliente, logística, control de calidad, compras
San Francisco, Los Angeles, New York, Las Vegas, Buenos Aires
Paris, Lyon, Marseille, Lille, Bordeaux, Nantes
Public speaking, conflict resolution, critical thinking, mentoring
Kubernetes Docker Helm Prometheus Grafana ArgoCD
Laura Martínez, Hans Müller, Claire Petit, Tom Baker
The New York Times
Data Science Bootcamp
Chief Happiness Officer`;
