import type { SuggestionWords } from '../words.ts';

export const en: SuggestionWords = {
  title: 'What would you like to do next?',
  anything: 'What can you help me with at work?',
  kinds: {
    training: {
      skill: [
        (skill) => `Find me a course on ${skill} that fits my level`,
        (skill) => `Build me a learning plan for ${skill} with two hours a week and some practice`,
      ],
      objective: [
        (title) => `Which courses help me with my objective "${title}"?`,
        (title) => `Make a learning plan that leads to my objective "${title}"`,
      ],
      job: (job) => `Find me a course that makes me better in my role as ${job}`,
      plain: [
        'Find me a course for a skill that my job asks for',
        'Build me a learning plan for the next three months',
      ],
    },
    opportunity: {
      skill: [
        (skill) => `Find open positions in the company where I can develop ${skill}`,
        (skill) => `Which internal projects need someone with ${skill}?`,
      ],
      objective: [
        (title) => `Which openings bring me closer to my objective "${title}"?`,
        (title) => `Find internal projects that fit my objective "${title}"`,
      ],
      job: (job) => `Which open positions fit someone who works as ${job}?`,
      plain: ['Which open positions in the company fit my profile?', 'Find internal projects that I could join'],
    },
    colleague: {
      skill: [
        (skill) => `Find a colleague who is good at ${skill} and could advise me`,
        (skill) => `Who in the company has worked a lot with ${skill}?`,
      ],
      objective: [
        (title) => `Find a colleague who can help me with my objective "${title}"`,
        (title) => `Who in the company has reached something like "${title}"?`,
      ],
      job: (job) => `Find a colleague who has made the next step from a role as ${job}`,
      plain: ['Find a colleague who could be a mentor for me', 'Find colleagues whose skills complement mine'],
    },
    practice: {
      skill: [
        (skill) => `Role-play a talk with my manager in which I ask for support with ${skill}`,
        (skill) => `Simulate an interview question about my ${skill} with me`,
      ],
      objective: [
        (title) => `Role-play the talk with my manager about my objective "${title}"`,
        (title) => `Simulate a review talk in which I report on "${title}"`,
      ],
      job: (job) => `Simulate an interview for the next step after my role as ${job}`,
      plain: ['Role-play a feedback talk with a colleague', 'Simulate a talk about my development with my manager'],
    },
    profile: {
      skill: [
        (skill) => `Analyse my profile: how far am I with ${skill}?`,
        (skill) => `Analyse my profile and tell me which strengths help me with ${skill}`,
      ],
      objective: [
        (title) => `Analyse my profile: what is missing for my objective "${title}"?`,
        (title) => `Analyse which of my skills help with my objective "${title}"`,
      ],
      job: (job) => `Analyse how well my profile fits my role as ${job}`,
      plain: ['Analyse my profile: what are my strengths and gaps?', 'Analyse my profile for development topics'],
    },
    coaching: {
      skill: [
        (skill) => `Help me set a learning goal for ${skill}`,
        (skill) => `How can I organise two hours a week to practise ${skill} on my own?`,
      ],
      objective: [
        (title) => `What is a good next step towards my objective "${title}"?`,
        (title) => `What could keep me from my objective "${title}", and what helps against it?`,
      ],
      job: (job) => `How do I find out what my next step after my role as ${job} could be?`,
      plain: ['Help me find the next step in my career', 'By which criteria do I choose good learning material?'],
    },
    task: {
      skill: [
        (skill) => `Help me write an email to my manager about support with ${skill}`,
        (skill) => `Help me structure a short presentation about ${skill}`,
      ],
      objective: [
        (title) => `Help me plan my week around my objective "${title}"`,
        (title) => `Help me prepare a meeting about my objective "${title}"`,
      ],
      job: (job) => `Help me write a short report about my work as ${job}`,
      plain: ['Help me plan the tasks of my week', 'Help me prepare the agenda of my next meeting'],
    },
  },
  topics: {
    skillGap: (name, level, expected) =>
      `Your job expects level ${expected} of 5 in ${name}, your profile says ${level}. Work on it with one real task and regular feedback.`,
    skill: (name) => `Your job expects more in ${name} than your profile shows. Work on it with one real task.`,
    actionPlan: (title, due) =>
      `"${title}" is one of your current objectives${due ? `, due ${due}` : ''}. Choose the next small step towards it and give it a date.`,
    interest: (name) =>
      `You have named ${name} as an interest. Find out where your work already touches it, and go one step further.`,
    department: (name) =>
      `You have named the department ${name} as interesting. Learn what counts there, and whom you could ask about it.`,
    experience: (title) =>
      `Your experience as ${title} is something to build on. Look at which of its skills your next step needs, and refresh them.`,
  },
};
