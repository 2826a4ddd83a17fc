import type { JudgedSentences } from './judged-sentences.fixture.ts';

export const french: JudgedSentences = {
  wishes: `
en Peux-tu me répondre en anglais ?
fr Pouvez-vous me répondre en français ?
fr Parle français
en Réponds-moi en anglais s'il te plaît
de Pouvez-vous répondre en allemand ?
es Parlons en espagnol
fr en français svp
en Merci. Maintenant continue en anglais
en Tu peux me parler en anglais ?
fr Répondez en français, s’il vous plaît.
de Est-ce que tu peux répondre en allemand ?
es Pourrais-tu m'expliquer ça en espagnol ?
fr Je voudrais la réponse en français.
fr J'aimerais que tu me répondes en français.
en Passons à l'anglais
en On peut continuer en anglais ?
fr Est-ce qu'on peut parler français ?
de Merci de répondre en allemand
es À partir de maintenant, réponds toujours en espagnol.
fr Français s'il vous plaît
fr Je préfère en français
en Bonjour, pourriez-vous m'écrire en anglais ?
fr Désolé, mon anglais est mauvais, réponds en français
de Explique-moi cela en allemand, stp
en Peux-tu répéter en anglais ?
fr Utilise le français
fr Veuillez répondre en français.
es Continuons en espagnol
en Pas en français, en anglais s'il te plaît
fr Ne réponds pas en anglais mais en français.
fr Quelles sont mes options ? Répondez-moi en français.
en Je veux que tu me parles en anglais
fr Si possible, répondez en français.
de Est-ce que vous pourriez me répondre en allemand ?
fr Je préférerais parler français avec toi
es Donne-moi la réponse en espagnol
fr Reviens au français
en Tu veux bien me répondre en anglais ?
fr Réponds en français parce que mes collègues lisent aussi.
en Réponse en anglais svp
de Réponds en anglais. Non, en allemand.
fr Je t'ai demandé de répondre en français.
en Serait-il possible de répondre en anglais ?
fr Tu pourrais écrire en français ?
de Peut-on passer à l'allemand ?
es Réponds uniquement en espagnol désormais
fr Je souhaiterais une réponse en français.
en Dis-le-moi en anglais
fr Parlez-moi français, je vous prie
en Anglais stp !
de Pouvez-vous m'expliquer le congé parental en allemand ?
fr Et en français ?
es J'aimerais continuer en espagnol
fr Pouvons-nous parler en français ?
en Est-ce possible d'avoir ta réponse en anglais ?
fr Reprenons en français
de Je comprends mal le français, peux-tu me répondre en allemand
fr Merci d'utiliser le français.
en Vous pouvez répondre en anglais, ça me va.
es Parle-moi en espagnol désormais, merci
fr Tes réponses en français, s'il te plaît.
en Quelles formations existent ? et réponds en anglais
fr Ça te dérange de me répondre en français ?
de Écris-moi en allemand
en Explique en anglais ce qu'est un entretien annuel.
fr Tu peux parler français stp
en Je n'ai pas compris. Tu peux me l'écrire en anglais ?
fr Français, si ça ne vous dérange pas
es Bonjour ! Est-il possible d'avoir cette conversation en espagnol ?
fr Désolée pour mon anglais, parlons français s'il vous plaît.
en Quelles compétences me faut-il ? réponds en anglais stp
de Pourriez-vous parler allemand avec moi ?
es change la langue en espagnol s'il te plaît
fr J'aimerais que vous répondiez en français, pas en anglais.
de Explique-moi le préavis en allemand.
en Peux-tu répondre à toutes mes questions en anglais désormais ?
fr Continue à me parler en français
en Que dit la politique sur les congés ? En anglais svp.
de Je veux continuer en allemand
fr D'accord, mais réponds en français
es tu peux repondre en espagnol
fr Retour au français
fr Ma langue maternelle est le français, donc parle-moi en français.
en Veux-tu écrire en anglais, s'il te plaît ?
es J'aimerais tes réponses en espagnol.
fr Répondez en français simple, merci.
fr Arrête de répondre en anglais, réponds en français.
en On parle anglais maintenant, d'accord ?
es On pourrait faire la suite en espagnol ?
de Bonjour, je serais plus à l'aise si vous écriviez en allemand.
fr Donnez-moi toutes vos réponses en français.
fr Pourquoi écris-tu en anglais ? Utilise le français s'il te plaît.
es Je ne parle qu'espagnol, réponds en espagnol s'il te plaît
de Peux-tu me l'expliquer encore une fois, en allemand ?
fr J'aimerais parler français avec toi, si possible.
en Restons en anglais.
de Non, pas en anglais : réponds en allemand !
es Dis-m'en plus en espagnol s'il te plaît
fr Parlons français aujourd'hui
en Puis-je avoir ta réponse en anglais ?
de Est-il possible de continuer en allemand ?
es coucou, tu peux me repondre en espagnol stp
fr Bonjour, je souhaite que vous me répondiez en français.
en On peut parler anglais.
de Voudriez-vous répondre à ma question en allemand ?
fr Combien de jours de congé ai-je ? (Réponds en français.)
es Merci pour la liste. Continue en espagnol.
en Mon français est trop faible, continuons en anglais
de Pardon, je n'ai pas compris, tu pourrais le dire en allemand ?
es Vous pouvez m'écrire en espagnol.
fr Passe au français pour la suite de la conversation s'il te plaît
en Mon français n'est pas assez bon. Anglais, s'il vous plaît.
de Penses-tu pouvoir répondre en allemand désormais ?
fr Je serais ravie si vous me répondiez en français
es Dis-moi mes options en espagnol stp
en Tant pis, réponds juste en anglais
de On devrait continuer en allemand, c'est plus simple pour moi
fr Ta prochaine réponse en français s'il te plaît
es Tu peux me parler espagnol
en Y a-t-il moyen que tu répondes en anglais ?
de Aussi, j'ai besoin que vous parliez allemand.
fr Pourrions-nous poursuivre cette conversation en français ?
es Faisons ça en espagnol
fr N'utilise pas l'anglais, utilise le français
en Explique-moi mon plan d'épargne en anglais s'il te plaît
fr Bonjour ! En français si possible.
es J'ai écrit en espagnol, donc réponds en espagnol.
en Auriez-vous la gentillesse de répondre en anglais ?
en Tu peux répondre en anglais s'il te plaît ?
de Je ne parle pas très bien français. Pourriez-vous répondre en allemand ?
es Merci de répondre à cela en espagnol.
fr Parle français s'il te plaît
en Désormais écris uniquement en anglais s'il te plaît
de Est-ce qu'on peut parler en allemand ?
es Quels sont les avantages ? Réponds en espagnol
fr Utilisons le français.
en Explique-le encore en anglais
de Merci. En allemand, s'il vous plaît.
es Je voudrais que tu parles espagnol avec moi
fr Pardon, peux-tu répéter ça en français s'il te plaît ?
en Passe en anglais
de Je veux les réponses en allemand
es Pourriez-vous continuer en espagnol, c'est plus facile pour moi`,
  others: `
Je cherche une formation en anglais
Comment répondre en anglais à un client ?
Rédige un e-mail en anglais à notre fournisseur
Traduis ce texte en allemand
Faut-il que je réponde en anglais ?
Mon chef m'a dit : réponds en allemand.
Il a dit « répondez en français »
Je parle français et un peu espagnol
Elle parle anglais couramment.
Mon anglais est-il assez bon pour ce poste ?
Dois-je répondre en anglais pendant l'entretien ?
Quand faut-il répondre en espagnol ?
Trouve-moi un cours en allemand
Je veux apprendre à parler anglais
Je voudrais parler anglais couramment
Mes collègues répondent toujours en anglais
Le client m'a demandé de répondre en espagnol.
Écris une lettre de motivation en anglais
Réponds en anglais au client suivant
Que veut dire « bitte auf Deutsch antworten » ?
Est-ce que je peux répondre en français au test ?
Ne réponds pas en anglais.
Ma responsable souhaite que j'écrive en anglais
Quels postes demandent de parler allemand ?
Est-ce qu'il faut parler anglais pour ce poste ?
Comment puis-je passer à l'anglais dans mon travail ?
Entraîne-moi à parler espagnol
Aide-moi à répondre en anglais à ce message
Vaut-il mieux répondre en anglais ou en français ?
Pourquoi réponds-tu en anglais ?
Il répondra en français demain.
Y a-t-il une formation en espagnol ?
Prépare une présentation en anglais
On parle allemand au bureau de Berlin
Montre-moi les offres en Allemagne
Les clients espagnols écrivent en espagnol
Qui peut répondre en allemand dans mon équipe ?
J'ai un entretien en anglais lundi, que faire ?
Quand un client écrit en anglais, réponds en anglais.
Corrige mon texte en anglais s'il te plaît
On m'a dit de continuer en allemand.
Résume le rapport allemand
Comment dit-on « réponds en français » en allemand ?
Dis-lui de répondre en anglais
Mon collègue pense que je devrais répondre en espagnol
Faut-il parler anglais à la réunion ?
Rédige une réponse en anglais pour ce client
Je me demande si je dois écrire en français
Ai-je le droit de répondre en allemand ?
La consigne dit : répondez toujours en anglais.
Je parlais espagnol à la maison
Liste les documents en allemand
Améliore mon français écrit
Tu réponds toujours en anglais, pourquoi ?
Prépare-moi à un entretien en allemand
Existe-t-il un guide en français ?
Elle m'a prié de lui répondre en anglais.
Crée un quiz en espagnol sur la sécurité
Nous parlons français dans mon équipe
Quelle est la meilleure façon de répondre en anglais ?
Est-ce que le manager doit répondre en français ?
Envoie-moi le manuel en anglais
Dès qu'un client appelle, parle anglais.
Relis ma réponse en allemand s'il te plaît
Je ne veux plus travailler en anglais
Le niveau d'anglais est-il vérifié, s'il vous plaît ?
Je dois écrire à un client qui parle allemand. Que dire ?
Demande-lui de répondre en anglais.
On nous a dit de parler anglais dans toutes les réunions
Quel niveau faut-il pour parler français à ce poste ?
Peux-tu vérifier si ma réponse en espagnol est correcte ?
Mon objectif est de parler allemand avec nos clients cet été
Prépare un discours en français pour l'équipe
Qui répond en allemand sur la hotline ?
Compare le règlement allemand et le règlement français
En réunion, je devais répondre en anglais
Pourrais-tu me recommander un podcast en espagnol ?
Merci d'envoyer l'invitation en anglais
Elle préfère parler français
Simule un client qui parle espagnol
J'ai peur de parler en anglais
L'annonce dit : merci de postuler en allemand
Que se passe-t-il si je réponds en français ?
Serait-ce impoli de répondre en anglais ?
On peut remplir le formulaire en allemand, non ?
Ils veulent le rapport en anglais, que faire s'il vous plaît
Mon équipe est passée à l'anglais le mois dernier
Tu parles anglais ou seulement français d'habitude ?
À qui demander de répondre en anglais ?
Je me demandais comment répondre en allemand à un refus
Donne-moi des conseils pour parler anglais en réunion
Le recruteur passera à l'anglais à mi-parcours
Trouve-moi un mentor qui parle espagnol
Raccourcis mon résumé en allemand
Les clients attendent-ils que nous répondions en allemand ?
Je sais écrire en anglais et en espagnol
Ajoute à mon profil que je parle anglais
Mon manager serait-il gêné si je répondais en anglais ?
Elle a écrit : peut-on parler en allemand ?
Quelles formations m'aident à continuer en anglais ?
Préviens mon assistant qu'il peut répondre en espagnol
Le candidat a demandé si on pouvait passer à l'anglais
Est-il possible de passer l'examen en allemand ?
Peux-tu me dire si le cours est en espagnol ?
Je voudrais un cours en allemand
Liste les collègues qui ont répondu en français
Donne-moi trois phrases en espagnol pour mon discours
Pourrais-tu mettre mon CV en anglais s'il te plaît ?
Est-ce que parler allemand aiderait ma carrière ?
Dois-je demander à l'équipe de continuer en anglais ?
Explique-moi quand répondre en anglais
Peux-tu dire à mon collègue de répondre en espagnol ?
Le mail se termine par : merci de répondre en allemand
Ce serait bien si mon équipe parlait anglais
Prépare des questions auxquelles je peux répondre en espagnol
Je voudrais répondre en anglais pendant l'appel
Ce serait bien que la formation soit en allemand
Dis-moi si tu trouves un poste en anglais
Mon chef veut que nous écrivions en anglais
Comment parler davantage anglais au travail ?
J'ai besoin d'un certificat en espagnol
Peux-tu m'aider à mieux parler allemand ?
Je dois donner ma réponse en allemand avant vendredi
Pourrais-tu rédiger une réponse en anglais ?
Écris ça en allemand
Comment traduire « passe à l'espagnol » en français ?
Je discute toujours en anglais avec mon mentor
Dis-moi quels collègues parlent espagnol s'il te plaît
Comment répondre en anglais quand un client se plaint ?
Mon mentor dit que je devrais parler allemand plus souvent
Rédige une courte bio en espagnol
Montre-moi les cours d'anglais
Notre directrice nous a demandé de parler anglais en réunion.
Est-ce correct de répondre en allemand à un mail interne ?
Trouve des collègues qui parlent espagnol
Traduis mon résumé en espagnol s'il te plaît
Dois-je parler allemand pour ce poste ?
J'apprends l'espagnol depuis deux ans
Le client a répondu en anglais, que faire ?
Puis-je améliorer mon anglais ici ?
Prépare-moi à un appel en allemand
Quels métiers sont possibles si je parle espagnol ?
Relis cette réponse en anglais s'il te plaît`,
};
