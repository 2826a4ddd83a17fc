/** How software is written and run. */
export const techTrainings = `
Software engineering foundations | Fondamentaux du génie logiciel | beginner blended en | Larkfield Academy | Object-oriented programming, Version control with Git, Unit testing | onboarding, programme
  A first half year for people who join engineering from another trade: writing code, keeping it safe and changing it with others.
  Un premier semestre pour celles et ceux qui rejoignent l'ingénierie depuis un autre métier : écrire du code, le sécuriser et le modifier à plusieurs.
+ Version control with Git | Gestion de versions avec Git | beginner online 180 en | Larkfield Academy | Version control with Git | git, collaboration
  Branches, merges and reviews, and how to undo nearly anything without losing work.
  Branches, fusions et revues, et comment revenir sur presque tout sans perdre son travail.
+ Writing tests first | Écrire les tests d'abord | beginner online 240 en | Larkfield Academy | Unit testing, Test automation | quality, code
  Small exercises in test-driven development, from a failing test to a clean design.
  De petits exercices de développement piloté par les tests, du test qui échoue à une conception propre.
+ Reading other people's code | Lire le code des autres | beginner video 60 en | Larkfield Academy | Code review, Object-oriented programming | code
  How to find your way in an unknown repository and leave useful review comments.
  Se repérer dans un dépôt inconnu et laisser des commentaires de revue utiles.
+ Your first pull request | Votre première demande de fusion | beginner classroom 210 en | Larkfield Academy | Version control with Git, Code review | git, onboarding
  A workshop in pairs that ends with a real change shipped to production.
  Un atelier en binôme qui se termine par une vraie modification mise en production.
TypeScript in practice | TypeScript en pratique | intermediate online 480 en | Codeharbour | TypeScript, JavaScript | web, code
  Types that catch mistakes in services and interfaces: narrowing, generics, and migrating an old code base step by step.
  Des types qui attrapent les erreurs dans les services et les interfaces : affinage, génériques et migration progressive d'un code ancien.
Modern JavaScript for beginners | JavaScript moderne pour débuter | beginner online 600 en | Codeharbour | JavaScript, HTML and CSS | web, code
  From the first variable to a small web page that talks to a server.
  De la première variable à une petite page web qui dialogue avec un serveur.
React interfaces that last | Des interfaces React durables | intermediate online 420 en | Codeharbour | React, Front-end development | web, interface
  Components, state and tests for screens that many people will change.
  Composants, état et tests pour des écrans que beaucoup de personnes modifieront.
Java services with Spring | Services Java avec Spring | intermediate online 540 en | Codeharbour | Java, Spring Boot, REST API design | backend
  Building, testing and observing a REST service in Java.
  Construire, tester et observer un service REST en Java.
Go for backend developers | Go pour le développement back-end | intermediate video 300 en | Codeharbour | Go programming, Back-end development | backend
  Goroutines, errors and small services, for people who already write another language.
  Goroutines, erreurs et petits services, pour qui programme déjà dans un autre langage.
Designing APIs people enjoy | Concevoir des API agréables | intermediate classroom 420 en | Quill Institute | REST API design, Technical writing | backend, design
  Resources, errors, versions and documentation, with a review of your own interface.
  Ressources, erreurs, versions et documentation, avec une revue de votre propre interface.
System design for engineers | Conception de systèmes pour ingénieurs | advanced blended 960 en | Quill Institute | System design, Software architecture, Microservices | architecture
  Estimating load, splitting services, choosing storage and defending the choice before colleagues.
  Estimer la charge, découper les services, choisir le stockage et défendre son choix devant ses collègues.
Event-driven architecture | Architecture orientée événements | advanced online 360 en | Quill Institute | Event-driven architecture, Software architecture | architecture, messaging
  Queues, outboxes and idempotent consumers, and when a plain call would do.
  Files, boîtes d'envoi et consommateurs idempotents, et quand un simple appel suffit.
Cloud platform path | Parcours plateforme cloud | intermediate blended en | Larkfield Academy | Cloud architecture, Kubernetes, Infrastructure as code | cloud, programme
  What a team needs to run its own services: containers, clusters, infrastructure as code and the bill.
  Ce qu'il faut à une équipe pour exploiter ses services : conteneurs, grappes, infrastructure en tant que code et facture.
+ Containers with Docker | Les conteneurs avec Docker | beginner online 240 en | Larkfield Academy | Docker | cloud, containers
  Images that are small, safe and quick to build.
  Des images petites, sûres et rapides à construire.
+ Kubernetes for application teams | Kubernetes pour les équipes applicatives | intermediate online 480 en | Larkfield Academy | Kubernetes, Docker | cloud, containers
  Deployments, probes, limits and how to find out why a pod will not start.
  Déploiements, sondes, limites et comment comprendre pourquoi un pod ne démarre pas.
+ Infrastructure as code with Terraform | Infrastructure en tant que code avec Terraform | intermediate online 360 en | Larkfield Academy | Terraform, Infrastructure as code | cloud, automation
  Modules, state and reviews for infrastructure that can be rebuilt on a Monday morning.
  Modules, état et revues pour une infrastructure que l'on peut reconstruire un lundi matin.
+ Keeping the cloud bill in hand | Maîtriser la facture cloud | intermediate article 30 en | Larkfield Academy | Cloud architecture, Cloud cost management | cloud, cost
  Where the money goes, and five habits that halve it.
  Où part l'argent, et cinq habitudes qui le divisent par deux.
Continuous delivery pipelines | Chaînes de livraison continue | intermediate online 300 en | Codeharbour | Continuous integration, Continuous delivery, DevOps | automation, quality
  Fast, honest pipelines: what to test when, how to release behind flags and roll back.
  Des chaînes rapides et fiables : quoi tester et quand, livrer derrière des drapeaux et revenir en arrière.
Incident response basics | Les bases de la réponse aux incidents | beginner online 120 en | Larkfield Academy | Incident management, Monitoring and alerting | reliability | trn-incident-basics
  Roles, messages and the first ten minutes when something is down.
  Rôles, messages et dix premières minutes quand un service est en panne.
Incident command | Diriger la réponse à un incident | advanced classroom 480 en | Larkfield Academy | Incident command, Decision making | reliability, leadership
  A simulated outage with a full team: lead, delegate, inform, and write the review afterwards.
  Une panne simulée avec une équipe complète : diriger, déléguer, informer, puis rédiger le bilan.
Observability with traces and metrics | Observabilité : traces et métriques | intermediate online 270 en | Codeharbour | Observability, Site reliability engineering | reliability, monitoring
  Service levels, dashboards that answer questions, and alerts that deserve to wake someone.
  Niveaux de service, tableaux de bord qui répondent aux questions et alertes qui méritent de réveiller quelqu'un.
Secure coding | Programmer en sécurité | intermediate online 300 en | Castellan Security | Application security, Secure coding | security, code
  The ten most frequent holes of web applications, found and closed by hand.
  Les dix failles les plus courantes des applications web, trouvées et corrigées à la main.
Threat modelling workshop | Atelier de modélisation des menaces | advanced classroom 420 en | Castellan Security | Threat modelling, Application security | security, architecture
  Drawing a system, asking what could go wrong, and deciding what to do about it.
  Dessiner un système, se demander ce qui peut mal tourner et décider quoi faire.
Mobile apps with Kotlin | Applications mobiles avec Kotlin | intermediate online 720 en | Codeharbour | Kotlin, Android development | mobile
  An Android application from the first screen to the store.
  Une application Android, du premier écran à la boutique.
Angular 8 essentials | L'essentiel d'Angular 8 | intermediate video 360 en archived | Codeharbour | Angular, JavaScript | web
  Kept for those who look after the old customer portal.
  Conservée pour les personnes qui maintiennent l'ancien portail client.
Everyday Linux administration | Administrer Linux au quotidien | beginner classroom 840 fr | Atelier Numérique Rhône | Linux administration, Shell scripting | infrastructure
  Given in French: users, services, logs and scripts on Linux servers.
  Utilisateurs, services, journaux et scripts sur des serveurs Linux.
`;
