/** What the law and the company ask of everyone, and of some. */
export const complianceTrainings = `
Data protection essentials | L'essentiel de la protection des données | beginner online 45 en mandatory | Larkfield Academy | Data protection | compliance, privacy | trn-data-protection
  Personal data, rights and what to do within the hour when something leaks.
  Données personnelles, droits et que faire dans l'heure en cas de fuite.
Security awareness | Sensibilisation à la sécurité | beginner online 40 en mandatory | Castellan Security | Information security, Security awareness training | compliance, security
  Passwords, phishing and strangers at the door, renewed every year.
  Mots de passe, hameçonnage et inconnus à la porte, à renouveler chaque année.
Anti-bribery | Lutte contre la corruption | beginner online 40 en mandatory | Larkfield Academy | Anti-bribery, Business ethics | compliance, ethics
  Gifts, intermediaries and the question to ask before saying yes.
  Cadeaux, intermédiaires et question à poser avant de dire oui.
Code of conduct | Code de conduite | beginner article 30 en mandatory | Larkfield Academy | Business ethics | compliance, ethics
  What we promise one another, with six cases to judge.
  Ce que nous nous promettons, avec six cas à juger.
Respect at work | Le respect au travail | beginner online 60 en mandatory | Human Scale | Diversity and inclusion, Business ethics | compliance, inclusion
  Harassment, how to stop it and whom to tell.
  Le harcèlement, comment l'arrêter et à qui en parler.
Preventing harassment | Prévention du harcèlement | beginner classroom 180 fr mandatory | Cabinet Delorme Formation | Employment law, Conflict resolution | compliance, inclusion
  Given in French: duties of managers and of the referents whom the law asks for.
  Devoirs des managers et des référents prévus par la loi.
Privacy officer path | Parcours délégué à la protection des données | advanced blended en | Lex & Partners Training | Data protection, Risk management | privacy, programme
  For privacy champions of the departments and those who will follow the officer.
  Pour les relais des services et celles et ceux qui suivront le délégué.
+ Records and legal grounds | Registres et bases légales | intermediate online 180 en | Lex & Partners Training | Data protection | privacy
  What to write down, on which ground, and for how long.
  Que consigner, sur quelle base et pour combien de temps.
+ Impact assessments | Analyses d'impact | advanced online 240 en | Lex & Partners Training | Privacy impact assessment, Data protection | privacy, risk
  Assessing a new system before it is bought.
  Évaluer un nouveau système avant de l'acheter.
+ Answering requests of data subjects | Répondre aux demandes des personnes concernées | intermediate online 120 en | Lex & Partners Training | Data protection, Legal research | privacy
  Access, erasure and objection inside a month.
  Accès, effacement et opposition dans le délai d'un mois.
Contract basics for everyone | Les contrats pour tous | beginner online 120 en | Lex & Partners Training | Contract law, Contract management | law
  Offer, acceptance, liability and the clause you should never sign.
  Offre, acceptation, responsabilité et la clause à ne jamais signer.
Competition law in practice | Le droit de la concurrence en pratique | intermediate online 90 en | Lex & Partners Training | Competition law, Business ethics | law, compliance
  What one may say to a competitor at a trade fair: little.
  Ce que l'on peut dire à un concurrent dans un salon : peu de chose.
Intellectual property for product teams | La propriété intellectuelle pour les équipes produit | intermediate online 150 en | Lex & Partners Training | Intellectual property | law, product
  Licences of what we use, rights in what we make.
  Les licences de ce que nous utilisons, les droits sur ce que nous créons.
Information security management | Management de la sécurité de l'information | advanced classroom 1200 en | Castellan Security | ISO 27001, Information security, Risk management | security, certification
  Building and auditing a management system under ISO 27001.
  Bâtir et auditer un système de management selon ISO 27001.
The EU artificial intelligence act | Le règlement européen sur l'intelligence artificielle | intermediate online 120 en | Lex & Partners Training | Responsible AI, Artificial intelligence regulation | law, artificial intelligence
  Classes of risk, duties of those who use a system, and dates to keep.
  Classes de risque, devoirs de qui utilise un système et échéances à tenir.
Money laundering red flags | Les signaux du blanchiment | beginner online 60 en | Lex & Partners Training | Anti-money laundering, Regulatory affairs | compliance, finance
  Patterns that should make you ask, and the report that follows.
  Les schémas qui doivent faire réagir, et la déclaration qui suit.
Safe harbour transfers | Transferts sous le Safe Harbour | intermediate article 20 en archived | Lex & Partners Training | Data protection | privacy
  No longer the law.
  Ce n'est plus le droit.
`;
