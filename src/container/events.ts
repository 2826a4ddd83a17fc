import { ContainerModule } from 'inversify';
import { changeEvent, recordEvent, setFeedbackState } from '../../modules/events/index.ts';
import { Clock } from '../../ports/clock.ts';
import { Events } from '../../ports/events.ts';
import { Ids } from '../../ports/ids.ts';
import { fill } from './fill.ts';
import { UseCase } from './keys.ts';

/** What frontends tell of their use, feedback above all. */
export const events = new ContainerModule(({ bind }) => {
  fill(bind, UseCase.recordEvent, [Events, Ids, Clock], (events, ids, clock) => recordEvent({ events, ids, clock }));
  fill(bind, UseCase.setFeedbackState, [Events, Ids, Clock], (events, ids, clock) =>
    setFeedbackState({ events, ids, clock }),
  );
  fill(bind, UseCase.changeEvent, [Events, Clock], (events, clock) => changeEvent({ events, clock }));
});
