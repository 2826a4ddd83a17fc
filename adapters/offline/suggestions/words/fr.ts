import type { SuggestionWords } from '../words.ts';

export const fr: SuggestionWords = {
  title: 'Que souhaitez-vous faire ensuite ?',
  anything: 'Dans quoi pouvez-vous m’aider au travail ?',
  kinds: {
    training: {
      skill: [
        (skill) => `Trouve-moi une formation sur ${skill} adaptée à mon niveau`,
        (skill) => `Propose-moi un plan de formation sur ${skill}, deux heures par semaine, avec de la pratique`,
      ],
      objective: [
        (title) => `Quelles formations m'aident pour mon objectif « ${title} » ?`,
        (title) => `Propose-moi un plan de formation qui mène à mon objectif « ${title} »`,
      ],
      job: (job) => `Trouve-moi une formation pour progresser dans mon poste (${job})`,
      plain: [
        'Trouve-moi une formation sur une compétence que mon poste demande',
        'Propose-moi un plan de formation pour les trois prochains mois',
      ],
    },
    opportunity: {
      skill: [
        (skill) => `Trouve des postes internes où je peux développer cette compétence : ${skill}`,
        (skill) => `Quels projets internes ont besoin de quelqu'un pour ${skill} ?`,
      ],
      objective: [
        (title) => `Quels postes ouverts me rapprochent de mon objectif « ${title} » ?`,
        (title) => `Trouve des projets internes qui vont avec mon objectif « ${title} »`,
      ],
      job: (job) => `Quels postes ouverts conviennent à quelqu'un de mon poste (${job}) ?`,
      plain: [
        "Quels postes ouverts dans l'entreprise vont avec mon profil ?",
        'Trouve des projets internes à rejoindre',
      ],
    },
    colleague: {
      skill: [
        (skill) => `Trouve une collègue ou un collègue à l'aise avec ${skill} qui pourrait me conseiller`,
        (skill) => `Qui dans l'entreprise a beaucoup travaillé sur ${skill} ?`,
      ],
      objective: [
        (title) => `Trouve une ou un collègue qui peut m'aider pour mon objectif « ${title} »`,
        (title) => `Qui dans l'entreprise a déjà atteint quelque chose comme « ${title} » ?`,
      ],
      job: (job) => `Trouve une ou un collègue qui a franchi l'étape suivante après mon poste (${job})`,
      plain: [
        "Trouve une ou un collègue qui pourrait m'accompagner comme mentor",
        'Trouve des collègues dont les compétences complètent les miennes',
      ],
    },
    practice: {
      skill: [
        (skill) => `Jeu de rôle : je demande à mon manager du soutien pour ${skill}`,
        (skill) => `Simule une question d'entretien sur ${skill} avec moi`,
      ],
      objective: [
        (title) => `Jeu de rôle : l'échange avec mon manager sur mon objectif « ${title} »`,
        (title) => `Simule un entretien annuel où je parle de « ${title} »`,
      ],
      job: (job) => `Simule un entretien pour l'étape suivante après mon poste (${job})`,
      plain: [
        'Jeu de rôle : un échange de feedback avec un collègue',
        'Simule une conversation avec mon manager sur mon développement',
      ],
    },
    profile: {
      skill: [
        (skill) => `Analyse mon profil : où en suis-je pour ${skill} ?`,
        (skill) => `Analyse mon profil et dis-moi quelles forces m'aident pour ${skill}`,
      ],
      objective: [
        (title) => `Analyse mon profil : que manque-t-il pour mon objectif « ${title} » ?`,
        (title) => `Analyse lesquelles de mes compétences aident pour mon objectif « ${title} »`,
      ],
      job: (job) => `Analyse si mon profil correspond bien à mon poste (${job})`,
      plain: [
        'Analyse mon profil : quels sont mes forces et mes écarts ?',
        'Analyse mon profil et propose des axes de développement',
      ],
    },
    coaching: {
      skill: [
        (skill) => `Aide-moi à fixer un objectif d'apprentissage pour ${skill}`,
        (skill) => `Comment organiser deux heures par semaine pour pratiquer ${skill} par moi-même ?`,
      ],
      objective: [
        (title) => `Quelle serait une bonne prochaine étape vers mon objectif « ${title} » ?`,
        (title) => `Qu'est-ce qui pourrait gêner mon objectif « ${title} », et qu'est-ce qui aide ?`,
      ],
      job: (job) => `Comment découvrir quelle étape peut suivre mon poste (${job}) ?`,
      plain: [
        'Aide-moi à trouver la prochaine étape de ma carrière',
        'Selon quels critères choisir de bonnes ressources pour apprendre ?',
      ],
    },
    task: {
      skill: [
        (skill) => `Aide-moi à rédiger un e-mail à mon manager pour avoir du soutien sur ${skill}`,
        (skill) => `Aide-moi à structurer une courte présentation sur ${skill}`,
      ],
      objective: [
        (title) => `Aide-moi à planifier ma semaine autour de mon objectif « ${title} »`,
        (title) => `Aide-moi à préparer une réunion sur mon objectif « ${title} »`,
      ],
      job: (job) => `Aide-moi à rédiger un court rapport sur mon travail (${job})`,
      plain: [
        'Aide-moi à planifier les tâches de ma semaine',
        "Aide-moi à préparer l'ordre du jour de ma prochaine réunion",
      ],
    },
  },
  topics: {
    skillGap: (name, level, expected) =>
      `Votre poste attend le niveau ${expected} sur 5 pour ${name}, votre profil indique ${level}. Travaillez-le sur une tâche réelle, avec des retours réguliers.`,
    skill: (name) =>
      `Votre poste attend plus pour ${name} que ce que montre votre profil. Travaillez-le sur une tâche réelle.`,
    actionPlan: (title, due) =>
      `« ${title} » est l'un de vos objectifs en cours${due ? `, pour le ${due}` : ''}. Choisissez la prochaine petite étape et donnez-lui une date.`,
    interest: (name) =>
      `Vous avez indiqué ${name} parmi vos centres d'intérêt. Regardez où votre travail y touche déjà, et allez un pas plus loin.`,
    department: (name) =>
      `Vous avez indiqué le département ${name} comme intéressant. Découvrez ce qui y compte, et à qui en parler.`,
    experience: (title) =>
      `Votre expérience (${title}) est une base. Voyez lesquelles de ses compétences servent à la prochaine étape, et rafraîchissez-les.`,
  },
};
