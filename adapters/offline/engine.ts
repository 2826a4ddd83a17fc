/** The engine's name in an answer's metadata. */
export const OFFLINE_ENGINE = 'offline';

/** What stands where other engines name a model: rules are no model. */
export const OFFLINE_MODEL = 'offline-rules';
