import type { GuidanceWords } from '../guidance-words.ts';

export const en: GuidanceWords = {
  topic: '[topic]',
  noGuarantee:
    'Nobody can guarantee that outcome, and neither can I. What you can do is prepare well; these steps work right away.',
  kinds: {
    email: (topic) => `:page_facing_up: A draft to adapt. Fill in the brackets and delete what you do not need.

**Subject:** ${topic}: [what you need, by when]

Hello [name],

I am writing about ${topic}. [One sentence: what happened or what has changed.]

What this means: [effect on the reader, with a date or a figure.]
What I propose: [one clear step].
Could you please [reply / decide / send] by [date]?

Thank you, and kind regards
[Your name]

:bulb: Put the request in the first three lines, and keep to one matter per message.

Who will read it, and what should they do after reading? Would you like it firmer or softer?`,
    presentation: (topic) => `:bar_chart: A structure for your presentation on ${topic}:

1. **Opening (1 slide):** the one sentence that the audience should remember.
2. **Situation (1 slide):** where things stand today, with one verifiable figure.
3. **Contribution (2 or 3 slides):** for each point the context, what you did, and the result.
4. **Choices or risks (1 slide):** what is open, and what it would take.
5. **Close (1 slide):** the decision or the next step that you ask for, with a date.

:bulb: Give every slide a full sentence as its title; read alone, the titles should tell the story. Rehearse once aloud with a clock.

Who is in the audience, and how many minutes do you have?`,
    meeting: (topic) => `:calendar: A plan for the meeting on ${topic}:

1. **Goal:** "At the end we have [decided / agreed / collected] ..." in one sentence. Without one, send a message instead.
2. **People:** only who decides, knows, or does it afterwards.
3. **Agenda (45 minutes):** 5 opening and goal, 10 facts, 20 discussion, 10 decisions with names and dates.
4. **Before:** send the goal and the material two days ahead, with one question to think about.
5. **After:** the same day a note with decisions, owners and dates.

:bulb: Ask the quiet people first, by name, when opinions are needed.

What should be decided at the end, and who has to be there?`,
    report: (topic) => `:page_facing_up: An outline for your text on ${topic}:

1. **Summary (5 lines):** the answer first, then the reason, then what you ask for.
2. **Background:** only what the reader does not know yet.
3. **Findings:** three to five points, each with its evidence or figure and its source.
4. **Assessment:** what it means, and how sure you are.
5. **Next steps:** who does what by when.

:bulb: Write the findings first and the summary last; then cut a fifth of the words.

Who reads it, and what should they decide with it? Which material do you have already?`,
    conversation: (topic) => `:speech_balloon: How to prepare the conversation on ${topic}:

1. **Your goal:** what should be different afterwards? Write down the wish, and the least you would accept.
2. **Facts:** two or three examples with date, your contribution, and result; no judgements.
3. **The other side:** what do they need, and which objection will come first? Prepare one calm answer.
4. **Opening line:** "I would like to talk about [matter], because [effect]. My suggestion is [step]. How do you see it?"
5. **Close:** agree on one step and a date, and confirm both in a short message.

:bulb: Leave a pause after your main sentence; do not weaken it yourself.

What exactly do you want to reach, and with whom are you speaking?`,
    planning: (topic) => `:calendar: A simple way to plan ${topic}:

1. **List everything** that is open, each as a verb and a result ("send the figures to ...").
2. **Mark** what has a fixed date, and what others are waiting for.
3. **Choose three** results for this week; everything else gets a date, a person, or a clear no.
4. **Block time:** the hardest one early in the day, in blocks of 60 to 90 minutes, with a fifth of the week kept free.
5. **Check** on Friday for ten minutes: done, moved, dropped.

:warning: If it does not fit, tell the person who is waiting now, with a new date.

Which deadlines are fixed? What takes most of your time at the moment?`,
    generic: (topic) => `:jigsaw: A way into the task on ${topic}:

1. **Result:** write in one sentence what will exist when it is done, and for whom.
2. **Inventory:** what do you have, what is missing, and who has it?
3. **First version:** half an hour, rough, without polishing.
4. **Check:** show it to one person who knows the subject, with one question.
5. **Finish:** mend the two most important points and set a date for sending it.

:bulb: If you are stuck, make the next step so small that it takes ten minutes.

What should the result look like, and by when do you need it?`,
  },
};
