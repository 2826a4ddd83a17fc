/** Career Chat: the coach, and the specialist of last resort. */
export { careerChat } from './specialist.ts';
