import type { Card } from '../../contracts/cards.ts';
import type { TrainingSuggestionList } from '../../contracts/training-card.ts';

export const trainingListCard = (data: TrainingSuggestionList): Card => ({ type: 'trainingSuggestionList', data });
