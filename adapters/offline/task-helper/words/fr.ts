import type { GuidanceWords } from '../guidance-words.ts';

export const fr: GuidanceWords = {
  topic: '[sujet]',
  noGuarantee:
    'Personne ne peut garantir ce résultat, et moi non plus. Vous pouvez en revanche bien vous préparer ; voici des actions utiles tout de suite.',
  kinds: {
    email: (topic) => `:page_facing_up: Un brouillon à adapter. Complétez les crochets et supprimez le superflu.

**Objet :** ${topic} : [ce qu'il vous faut, pour quand]

Bonjour [nom],

Je vous écris au sujet de : ${topic}. [Une phrase : ce qui s'est passé ou ce qui change.]

Conséquence : [effet pour le destinataire, avec une date ou un chiffre.]
Ma proposition : [une action claire].
Pourriez-vous [répondre / décider / envoyer] avant le [date] ?

Merci et bien cordialement,
[Votre nom]

:bulb: Placez la demande dans les trois premières lignes, et ne traitez qu'un sujet par message.

Qui va le lire, et que doit faire cette personne ensuite ? Le souhaitez-vous plus ferme ou plus doux ?`,
    presentation: (topic) => `:bar_chart: Une structure pour votre présentation (${topic}) :

1. **Ouverture (1 diapositive) :** la phrase que le public doit retenir.
2. **Situation (1) :** où en est-on aujourd'hui, avec un chiffre vérifiable.
3. **Contribution (2 ou 3) :** pour chaque point le contexte, votre action et le résultat.
4. **Choix ou risques (1) :** ce qui reste ouvert, et ce qu'il faudrait.
5. **Conclusion (1) :** la décision ou l'étape que vous demandez, avec une date.

:bulb: Donnez pour titre à chaque diapositive une phrase complète ; les titres seuls doivent raconter l'histoire. Répétez une fois à voix haute, montre en main.

Qui est votre public, et de combien de minutes disposez-vous ?`,
    meeting: (topic) => `:calendar: Un plan pour la réunion (${topic}) :

1. **Objectif :** « À la fin, nous aurons [décidé / convenu / recueilli]… » en une phrase. Sans objectif, un message suffit.
2. **Participants :** seulement ceux qui décident, savent ou feront.
3. **Ordre du jour (45 minutes) :** 5 pour l'ouverture, 10 pour les faits, 20 pour la discussion, 10 pour les décisions avec noms et dates.
4. **Avant :** envoyez l'objectif et les documents deux jours plus tôt, avec une question à préparer.
5. **Après :** le jour même, une note avec décisions, responsables et dates.

:bulb: Interrogez d'abord les personnes discrètes, par leur nom.

Que faut-il décider à la fin, et qui doit être présent ?`,
    report: (topic) => `:page_facing_up: Un plan pour votre texte (${topic}) :

1. **Synthèse (5 lignes) :** d'abord la réponse, puis la raison, puis votre demande.
2. **Contexte :** seulement ce que le lecteur ne sait pas encore.
3. **Constats :** trois à cinq points, chacun avec sa preuve ou son chiffre et sa source.
4. **Analyse :** ce que cela signifie, et avec quelle certitude.
5. **Suites :** qui fait quoi, et pour quand.

:bulb: Écrivez d'abord les constats, la synthèse en dernier ; puis retirez un cinquième des mots.

Qui va le lire, et pour décider quoi ? De quels éléments disposez-vous déjà ?`,
    conversation: (topic) => `:speech_balloon: Pour préparer cet échange (${topic}) :

1. **Votre but :** que doit-il changer ensuite ? Notez votre souhait et le minimum acceptable.
2. **Les faits :** deux ou trois exemples avec date, contribution et résultat, sans jugement.
3. **L'autre :** de quoi a-t-il besoin, et quelle sera sa première objection ? Préparez une réponse calme.
4. **La première phrase :** « Je voudrais parler de [sujet], parce que [effet]. Je propose [action]. Qu'en pensez-vous ? »
5. **La fin :** convenez d'une étape et d'une date, puis confirmez-les dans un court message.

:bulb: Laissez un silence après votre phrase principale ; ne l'affaiblissez pas vous-même.

Que voulez-vous obtenir exactement, et avec qui parlez-vous ?`,
    planning: (topic) => `:calendar: Une façon simple de planifier (${topic}) :

1. **Notez tout** ce qui est ouvert, chaque fois un verbe et un résultat (« envoyer les chiffres à… »).
2. **Repérez** ce qui a une date fixe et ce que d'autres attendent.
3. **Choisissez trois** résultats pour la semaine ; le reste reçoit une date, une personne ou un non clair.
4. **Réservez du temps :** le plus difficile tôt le matin, par blocs de 60 à 90 minutes, en gardant un cinquième de la semaine libre.
5. **Faites le point** le vendredi, dix minutes : fait, déplacé, abandonné.

:warning: Si tout n'entre pas, prévenez maintenant la personne qui attend, avec une nouvelle date.

Quelles échéances sont fixes ? Qu'est-ce qui vous prend le plus de temps en ce moment ?`,
    generic: (topic) => `:jigsaw: Une façon d'aborder cette tâche (${topic}) :

1. **Résultat :** écrivez en une phrase ce qui existera à la fin, et pour qui.
2. **Inventaire :** qu'avez-vous, que manque-t-il, et qui l'a ?
3. **Première version :** une demi-heure, sans peaufiner.
4. **Relecture :** montrez-la à une personne qui connaît le sujet, avec une seule question.
5. **Fin :** corrigez les deux points les plus importants et fixez une date d'envoi.

:bulb: Si vous bloquez, rendez la prochaine étape assez petite pour tenir en dix minutes.

À quoi doit ressembler le résultat, et pour quand vous le faut-il ?`,
  },
};
