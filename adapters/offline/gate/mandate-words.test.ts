import { expect, test } from 'vitest';
import { fold } from '../reading/fold.ts';
import { byMandate } from './mandate-words.ts';

const career = {
  name: 'career_chat',
  mandate: 'Career coaching, feedback, company policies, and whatever fits no other.',
};
const mobility = {
  name: 'mobility',
  mandate:
    'Questions about working from another site of the company: which offices there are, relocation, moving abroad. Not for open positions.',
};
const payroll = { name: 'payroll', mandate: 'Questions about payslips and the dates of payment.' };
const choose = (message: string) => byMandate(fold(message), [mobility, payroll], [career, mobility, payroll]);

test.each([
  ['I want to relocate abroad', 'mobility'],
  ['Which offices do we have in Lyon?', 'mobility'],
  ['My last payslip looks wrong', 'payroll'],
  ['Are there open positions in my field?', undefined],
  ['How do I give feedback to a colleague?', undefined],
  ['Which question should I ask my company?', undefined],
])('%s is for %s', (message, name) => {
  expect(choose(message)).toBe(name);
});
