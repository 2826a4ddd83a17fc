/** How attacks are kept out and dealt with. */
export const securityTrainings = `
Security analyst path | Parcours analyste en cybersécurité | intermediate blended en | Castellan Security | Cybersecurity, Security operations, Security incident response | security, programme
  For administrators and developers who want to move into the security operations centre.
  Pour les administrateurs et développeurs qui souhaitent rejoindre le centre des opérations de sécurité.
+ Networks as an attacker sees them | Les réseaux vus par un attaquant | intermediate online 300 en | Castellan Security | Network security, Networking | security, network
  Ports, protocols and the traces that a visitor leaves.
  Ports, protocoles et traces que laisse un visiteur.
+ Reading logs for signs of attack | Lire les journaux pour repérer une attaque | intermediate online 240 en | Castellan Security | Log analysis, Security operations | security, monitoring
  Queries, baselines and the patience to find one odd line in a million.
  Requêtes, lignes de référence et patience pour trouver une ligne étrange sur un million.
+ Handling a security incident | Traiter un incident de sécurité | advanced classroom 420 en | Castellan Security | Security incident response, Digital forensics | security, reliability
  Contain, collect, clean up and report, over one long simulated night.
  Contenir, collecter, nettoyer et rendre compte, pendant une longue nuit simulée.
+ Chasing threats | La chasse aux menaces | advanced online 360 en | Castellan Security | Threat intelligence, Malware analysis | security
  From a rumour in a newsletter to a search of our own systems.
  D'une rumeur dans une lettre d'information à une recherche dans nos propres systèmes.
Penetration testing hands on | Tests d'intrusion par la pratique | advanced classroom 2100 en | Castellan Security | Penetration testing, Red teaming | security, certification
  Five days in a laboratory that may be broken.
  Cinq jours dans un laboratoire que l'on a le droit de casser.
Identity and access done right | Bien gérer identités et accès | intermediate online 180 en | Castellan Security | Identity and access management, Single sign-on | security
  Joiners, movers and leavers, and why nobody should be an administrator all day.
  Arrivées, mobilités et départs, et pourquoi personne ne devrait être administrateur toute la journée.
Cloud security fundamentals | Fondamentaux de la sécurité du cloud | intermediate online 270 en | Castellan Security | Cloud security, Container security | security, cloud
  Shared responsibility, secrets, and storage that is not open to the world.
  Responsabilité partagée, secrets et stockages qui ne sont pas ouverts au monde entier.
`;
