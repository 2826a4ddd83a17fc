/** Events: what happened in a frontend, and what users think of answers. */
export { type ChangeEvent, changeEvent } from './change-event.ts';
export { EventMessageNotFound, EventNotFound } from './errors.ts';
export { type RecordEvent, recordEvent } from './record-event.ts';
export { type SetFeedbackState, setFeedbackState } from './set-feedback-state.ts';
