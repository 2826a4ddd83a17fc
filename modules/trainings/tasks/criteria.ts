import { TrainingCriteria } from '../../../contracts/training-card.ts';
import type { Task } from '../../kernel/task.ts';
import { CRITERIA_INSTRUCTIONS } from './criteria.prompt.ts';

export interface CriteriaInput {
  /** The request in natural language. */
  readonly query: string;
}

/** Reads what a request for trainings asks for. Where it fails, the search goes by the words of the request. */
export const criteriaTask: Task<CriteriaInput, TrainingCriteria> = {
  kind: 'structured',
  id: 'trainings.criteria',
  profile: 'mini',
  deadlineMs: 15_000,
  output: TrainingCriteria.strict(),
  prompt: (_, { query }) => ({
    instructions: CRITERIA_INSTRUCTIONS,
    messages: [{ role: 'user', text: query }],
  }),
};
