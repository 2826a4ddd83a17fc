import type { CareerChatWords } from '../words.ts';

export const en: CareerChatWords = {
  closing: 'All right. Take care, and come back whenever you like.',
  thanks: "You're welcome. I'm here if something else comes up.",
  friendly: '🙂 What would you like to talk about?',
  greeting: (name) =>
    `Hello${name ? ` ${name}` : ''}! I can help with your career, your development and matters at work, or with a concrete task. What is on your mind?`,
  about: (bot) =>
    `I am ${bot}, the career assistant. I can talk about your career, development and relations at work, tell you what your profile says, and help with tasks such as an email, a meeting or a presentation. At the moment I answer by fixed rules, without a language model, so I keep it short. What shall we start with?`,
  goOn: 'Take the step that seems easiest, give it a date this week, and note what happens. Which step would that be for you, and what could get in the way?',
  fallback:
    'I answer by fixed rules at the moment and may not have caught the point. Could you say in one sentence what the situation is at work, and what you would like to be different?',
  distress:
    'I am very sorry that it is so hard right now. Please do not stay alone with this: talk to someone you trust today, and if you are in danger, call your local emergency number or a crisis line. Your company doctor or employee assistance can help too, in confidence. Is there someone you can call right now?',
  policy:
    "I cannot see your company's own rules here, so I do not want to guess. Your HR department or the intranet has the binding answer. As a general rule, ask in writing, name the dates, and keep the reply. What would you like to do once you know?",
  noGuarantee: 'Nobody can guarantee that, and I will not promise it. This is what you can influence:',
  noProfile: 'I cannot see your profile in this conversation, so I have no facts about you.',
  profileFailed: 'I could not read your profile just now, so I go on without its facts.',
  remembered: 'This is what I remember of what you have told me:',
  nothingRemembered: 'So far I remember nothing of what you have told me about yourself.',
  told: 'Thank you, that is good to know. What would you like to look at next?',
  objectives: {
    intro: 'This is your objective:',
    closest: 'None of your objectives has just that title. This one comes closest:',
    status: 'Status',
    current: 'current',
    due: 'Due',
    undated: 'no date set',
    none: 'I find no current objective in your profile. If you mean an archived one, tell me so. What would you like to reach next?',
    notFound: 'I find no objective with that title. These are recorded:',
    several: 'Several of your objectives could be meant:',
    which: 'Which one do you mean?',
    leftOpen: 'All right, I have left that open and chosen nothing.',
    failed: 'I could not look up your objective just now.',
  },
  profile: {
    intro: 'This is what your profile says:',
    nothing: (section) => `**${section}**: nothing is recorded.`,
    more: (count) => `and ${count} more`,
    level: (level, expected) => `level ${level} of 5, expected ${expected}`,
    noGaps: 'Every recorded skill reaches the level that your job expects.',
    until: (date) => `by ${date}`,
    today: 'today',
    workingModes: { on_site: 'on site', hybrid: 'hybrid', remote: 'remote' },
    archived: 'archived',
    basic: {
      jobTitle: 'Job',
      department: 'Department',
      location: 'Location',
      workingMode: 'Working mode',
      seniority: 'Seniority',
      manager: 'Manager',
      hiredOn: 'Hired on',
    },
    sections: {
      basic_info: 'About your job',
      skills: 'Skills',
      skill_gaps: 'Gaps to what your job expects',
      objectives: 'Objectives',
      experiences: 'Experience',
      interests: 'Interests',
      departments_of_interest: 'Departments of interest',
      bookmarks: 'Bookmarks',
      training_history: 'Completed trainings',
      mandatory_training_ids: 'Mandatory trainings',
    },
    question: 'What would you like to do with it?',
  },
  topics: {
    promotion: `Three things that help on the way to a promotion:
- Ask your manager which results the next level is expected to show, and write the answer down.
- Collect evidence: for each result the context, your contribution and the effect.
- Choose one task this quarter that already belongs to that level, and tell your manager why.

Which of these do you have already?`,
    salary: `For a talk about pay:
- Gather facts: results since the last change, added responsibility, and the usual range for the role.
- Name a figure and a reason in one sentence, then wait for the answer.
- Agree on what happens next if the answer is "not now": which result, by when.

When is your next regular talk with your manager?`,
    feedback: `To get something out of feedback:
- Ask for one thing to keep and one to change, each with an example.
- When you receive it, repeat it in your own words before you answer.
- When you give it, say what you saw, what it caused, and what you wish for.

Is it about giving feedback or receiving it?`,
    conflict: `When it is difficult with someone:
- Note two or three situations: what was said or done, and what it caused. No judgements.
- Ask for a short talk alone: "When ... happens, I ... . I would like ... . How do you see it?"
- If it does not stop, or if it is harassment, write it down with dates and involve HR or a person of trust.

What happened last, and what would you like to be different?`,
    workload: `When there is too much:
- List everything open, and mark what has a fixed date.
- Take the list to your manager: "I can do these three well this week. Which of the others can wait?"
- Keep one break a day that nothing may move; if sleep or health suffer, see a doctor.

What takes the most strength at the moment?`,
    learning: `To learn with effect:
- Choose one skill that your job or your next step needs, and a task where you will use it.
- Plan two fixed hours a week for six weeks; half of it practice.
- Ask someone who is good at it to look at your work once.

I cannot search the training catalogue here. Which skill would make the greatest difference for you?`,
    interview: `To prepare an interview:
- Take the three main requirements, and for each one story: situation, what you did, result.
- Prepare a two-minute answer to "Tell us about yourself", and two questions of your own.
- Say your answers aloud once; write down only key words.

Which position is it for, and which question worries you most?`,
    cv: `For a convincing CV:
- Put the result first in each point: verb, what, effect, with a figure where you have one.
- Keep what serves this position; two pages are enough.
- Use the words of the job advertisement where they are true of you.

Which position do you want to use it for?`,
    networking: `To build a network without pretending:
- List five people whose work interests you; ask one of them for twenty minutes.
- Come with one honest question, and afterwards write what you did with the answer.
- Make your own work visible: a short note on what you learnt, once a month.

Whom would you like to get to know first?`,
    jobChange: `Before a change:
- Write down what you want to leave, and what you want to keep; they are often different things.
- Talk to two people who do what you aim at, and ask what surprised them.
- Compare: which of your strengths are wanted there, and what is missing?

I cannot search vacancies here. Is it more the task, the people or the conditions that you want to change?`,
    motivation: `When the drive is gone:
- Note for one week what gave you energy and what took it, twice a day.
- Change one thing that is yours to change, and bring one to your manager with a proposal.
- Remember one piece of work that you were proud of: what was different then?

Since when have you felt like this?`,
    confidence: `For more confidence:
- Write down three things that went well, with your part in them; read them before the event.
- Practise the first two sentences until they come by themselves.
- Choose a small occasion this week: one question or one clear "no" in a meeting.

In which situation do you need it most?`,
    leadership: `For leading others:
- Agree with everyone on the result and the latitude, not on the way.
- Hold a short regular talk with each person: what helps, what hinders, what is next.
- Delegate one task completely this week, with a date for questions.

Do you lead a team already, or do you want to get there?`,
    planning: `To find the next step:
- Describe a good working day in two years: tasks, people, place.
- Compare with today: what is there already, and which two things are missing?
- Turn one of them into a goal with a date and a first step this week.

What would such a day look like for you?`,
  },
};
