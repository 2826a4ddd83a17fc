import type { Specialist } from '../kernel/specialist.ts';
import { careerChatActionSelection, careerChatInstructions } from './prompt.ts';

/** Coaching, small talk, questions about oneself, and everything that is nobody else's. */
export const careerChat: Specialist = {
  name: 'career_chat',
  mandate:
    'Career coaching and conversation: development, motivation, feedback, work relations, questions about the own profile, ' +
    'greetings, thanks, closings and pauses, features of the assistant, company policies, and whatever fits no other.',
  profile: 'mini',
  temperature: 0.4,
  tools: ['get_user_profile_selective_tool', 'get_objective_tool'],
  instructions: careerChatInstructions,
  actionSelection: careerChatActionSelection,
};
