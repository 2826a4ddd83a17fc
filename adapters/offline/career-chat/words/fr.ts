import type { CareerChatWords } from '../words.ts';

export const fr: CareerChatWords = {
  closing: 'Entendu. Prenez soin de vous, et revenez quand vous le souhaitez.',
  thanks: 'Avec plaisir. Je reste là si autre chose se présente.',
  friendly: '🙂 De quoi aimeriez-vous parler ?',
  greeting: (name) =>
    `Bonjour${name ? ` ${name}` : ''} ! Je peux vous aider pour votre carrière, votre développement, les questions de travail, ou une tâche concrète. Qu'est-ce qui vous occupe ?`,
  about: (bot) =>
    `Je suis ${bot}, l'assistant de carrière. Je peux parler de votre carrière, de votre développement et des relations de travail, vous dire ce que contient votre profil, et aider pour une tâche comme un e-mail, une réunion ou une présentation. En ce moment je réponds avec des règles fixes, sans modèle de langage, donc brièvement. Par quoi commençons-nous ?`,
  goOn: "Prenez l'étape qui vous paraît la plus facile, donnez-lui une date cette semaine et notez ce qui se passe. Quelle serait cette étape pour vous, et qu'est-ce qui pourrait gêner ?",
  fallback:
    "Je réponds en ce moment avec des règles fixes et je n'ai peut-être pas saisi l'essentiel. Pouvez-vous dire en une phrase quelle est la situation au travail, et ce que vous aimeriez changer ?",
  distress:
    "Je suis vraiment désolé que ce soit si difficile. Ne restez pas seul avec cela : parlez aujourd'hui à une personne de confiance et, si vous êtes en danger, appelez le numéro d'urgence local ou une ligne d'écoute. La médecine du travail peut aussi aider, en toute confidentialité. Y a-t-il quelqu'un que vous pouvez appeler maintenant ?",
  policy:
    "Je ne vois pas ici les règles de votre entreprise et je ne veux pas deviner. Les ressources humaines ou l'intranet ont la réponse qui fait foi. En général : demandez par écrit, indiquez les dates et gardez la réponse. Que voulez-vous faire une fois que vous saurez ?",
  noGuarantee: 'Personne ne peut le garantir, et je ne le promettrai pas. Voici ce que vous pouvez influencer :',
  noProfile: "Je ne vois pas votre profil dans cette conversation, je n'ai donc pas de faits sur vous.",
  profileFailed: "Je n'ai pas pu lire votre profil pour le moment ; je continue sans ces informations.",
  remembered: "Voici ce que j'ai retenu de ce que vous m'avez dit :",
  nothingRemembered: "Pour l'instant, je n'ai rien retenu de ce que vous m'avez dit sur vous.",
  told: "Merci, c'est bon à savoir. Que souhaitez-vous regarder ensuite ?",
  objectives: {
    intro: 'Voici votre objectif :',
    closest: "Aucun de vos objectifs n'a exactement ce titre. Voici le plus proche :",
    status: 'Statut',
    current: 'en cours',
    due: 'Échéance',
    undated: 'sans date',
    none: 'Je ne trouve aucun objectif en cours dans votre profil. Si vous pensez à un objectif archivé, dites-le-moi. Que souhaitez-vous atteindre ensuite ?',
    notFound: 'Je ne trouve aucun objectif avec ce titre. Voici ceux qui sont enregistrés :',
    several: 'Plusieurs de vos objectifs peuvent convenir :',
    which: 'Lequel voulez-vous dire ?',
    leftOpen: "D'accord, j'ai laissé cela ouvert et n'ai rien choisi.",
    failed: "Je n'ai pas pu consulter votre objectif pour le moment.",
  },
  profile: {
    intro: 'Voici ce que dit votre profil :',
    nothing: (section) => `**${section}** : rien n'est enregistré.`,
    more: (count) => `et ${count} de plus`,
    level: (level, expected) => `niveau ${level} sur 5, attendu ${expected}`,
    noGaps: 'Chaque compétence enregistrée atteint le niveau attendu pour votre poste.',
    until: (date) => `pour le ${date}`,
    today: "aujourd'hui",
    workingModes: { on_site: 'sur site', hybrid: 'hybride', remote: 'à distance' },
    archived: 'archivé',
    basic: {
      jobTitle: 'Poste',
      department: 'Département',
      location: 'Lieu',
      workingMode: 'Mode de travail',
      seniority: 'Niveau',
      manager: 'Responsable',
      hiredOn: "Date d'embauche",
    },
    sections: {
      basic_info: 'Votre poste',
      skills: 'Compétences',
      skill_gaps: 'Écarts avec les attentes de votre poste',
      objectives: 'Objectifs',
      experiences: 'Expériences',
      interests: "Centres d'intérêt",
      departments_of_interest: "Départements d'intérêt",
      bookmarks: 'Favoris',
      training_history: 'Formations suivies',
      mandatory_training_ids: 'Formations obligatoires',
    },
    question: 'Que souhaitez-vous en faire ?',
  },
  topics: {
    promotion: `Trois choses utiles sur le chemin d'une promotion :
- Demandez à votre responsable quels résultats sont attendus au niveau suivant, et notez la réponse.
- Rassemblez des preuves : pour chaque résultat le contexte, votre contribution et l'effet.
- Choisissez ce trimestre une tâche qui relève déjà de ce niveau, et dites pourquoi.

Laquelle avez-vous déjà ?`,
    salary: `Pour un échange sur le salaire :
- Réunissez des faits : résultats depuis la dernière évolution, responsabilités ajoutées, fourchette habituelle du poste.
- Donnez un chiffre et une raison en une phrase, puis attendez la réponse.
- Si c'est « pas maintenant », convenez de la suite : quel résultat, pour quand.

Quand est votre prochain entretien avec votre responsable ?`,
    feedback: `Pour tirer profit d'un retour :
- Demandez une chose à garder et une à changer, chacune avec un exemple.
- Quand vous le recevez, reformulez-le avant de répondre.
- Quand vous le donnez, dites ce que vous avez vu, ce que cela a causé et ce que vous souhaitez.

S'agit-il de donner un retour ou d'en recevoir un ?`,
    conflict: `Quand c'est difficile avec quelqu'un :
- Notez deux ou trois situations : ce qui a été dit ou fait, et l'effet. Sans jugement.
- Demandez un court échange seul à seul : « Quand… arrive, je… . J'aimerais… . Comment le voyez-vous ? »
- Si cela continue, ou s'il s'agit de harcèlement, écrivez les faits avec les dates et faites appel aux RH ou à une personne de confiance.

Que s'est-il passé la dernière fois, et qu'aimeriez-vous changer ?`,
    workload: `Quand il y en a trop :
- Notez tout ce qui est ouvert et marquez ce qui a une date fixe.
- Apportez la liste à votre responsable : « Je peux bien faire ces trois choses cette semaine. Laquelle des autres peut attendre ? »
- Gardez une pause par jour que rien ne déplace ; si le sommeil ou la santé en souffre, voyez un médecin.

Qu'est-ce qui vous prend le plus de force en ce moment ?`,
    learning: `Pour apprendre utilement :
- Choisissez une compétence dont votre poste ou votre prochaine étape a besoin, et une tâche où l'employer.
- Prévoyez deux heures fixes par semaine pendant six semaines, la moitié en pratique.
- Demandez à une personne qui la maîtrise de regarder votre travail une fois.

Je ne peux pas chercher ici dans le catalogue de formations. Quelle compétence ferait la plus grande différence pour vous ?`,
    interview: `Pour préparer un entretien :
- Prenez les trois exigences principales, et pour chacune une histoire : situation, action, résultat.
- Préparez une réponse de deux minutes à « Présentez-vous », et deux questions à vous.
- Dites vos réponses une fois à voix haute ; ne notez que des mots-clés.

Pour quel poste est-ce, et quelle question vous inquiète le plus ?`,
    cv: `Pour un CV convaincant :
- Mettez le résultat en premier : verbe, objet, effet, avec un chiffre si vous en avez un.
- Gardez ce qui sert ce poste ; deux pages suffisent.
- Reprenez les mots de l'annonce là où ils sont vrais pour vous.

Pour quel poste voulez-vous l'utiliser ?`,
    networking: `Pour développer un réseau sans jouer un rôle :
- Notez cinq personnes dont le travail vous intéresse ; demandez vingt minutes à l'une d'elles.
- Venez avec une vraie question, puis écrivez ce que vous avez fait de la réponse.
- Rendez votre travail visible : une courte note par mois sur ce que vous avez appris.

Qui aimeriez-vous connaître d'abord ?`,
    jobChange: `Avant un changement :
- Notez ce que vous voulez quitter et ce que vous voulez garder ; ce sont souvent deux choses.
- Parlez à deux personnes qui font ce que vous visez, et demandez ce qui les a surprises.
- Comparez : lesquelles de vos forces y sont recherchées, et que manque-t-il ?

Je ne peux pas chercher de postes ici. Est-ce plutôt la tâche, les personnes ou les conditions que vous voulez changer ?`,
    motivation: `Quand l'élan manque :
- Notez pendant une semaine, deux fois par jour, ce qui vous a donné de l'énergie et ce qui en a pris.
- Changez une chose qui dépend de vous, et apportez-en une à votre responsable avec une proposition.
- Souvenez-vous d'un travail dont vous étiez fier : qu'est-ce qui était différent ?

Depuis quand le ressentez-vous ?`,
    confidence: `Pour gagner en assurance :
- Écrivez trois choses réussies et votre part dans chacune ; relisez-les avant le moment venu.
- Répétez les deux premières phrases jusqu'à ce qu'elles viennent seules.
- Choisissez une petite occasion cette semaine : une question ou un « non » clair en réunion.

Dans quelle situation en avez-vous le plus besoin ?`,
    leadership: `Pour diriger une équipe :
- Convenez avec chacun du résultat et de la marge de manœuvre, pas du chemin.
- Tenez un court échange régulier avec chaque personne : ce qui aide, ce qui gêne, la suite.
- Déléguez une tâche entière cette semaine, avec une date pour les questions.

Dirigez-vous déjà une équipe, ou voulez-vous y arriver ?`,
    planning: `Pour trouver la prochaine étape :
- Décrivez une bonne journée de travail dans deux ans : tâches, personnes, lieu.
- Comparez avec aujourd'hui : qu'est-ce qui est déjà là, et quelles deux choses manquent ?
- Faites de l'une un objectif avec une date et un premier pas cette semaine.

À quoi ressemblerait cette journée pour vous ?`,
  },
};
