import type { Specialist } from '../kernel/specialist.ts';
import { taskHelperActionSelection, taskHelperInstructions } from './prompt.ts';

/** One concrete piece of work at a time. */
export const taskHelper: Specialist = {
  name: 'task_helper',
  mandate:
    'Help with one concrete work task and its outcome: writing an email or a document, preparing a meeting, a talk or a ' +
    'presentation, structuring a report, planning work. Also replies that give details of such a task.',
  profile: 'mini',
  temperature: 0.2,
  tools: ['task_helper_tool'],
  instructions: taskHelperInstructions,
  actionSelection: taskHelperActionSelection,
};
