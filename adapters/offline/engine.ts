/** The engine's name in an answer's metadata. */
export const OFFLINE_ENGINE = 'offline';

/** The engine's name in traces, by the conventions' rule for names of one's own. */
export const OFFLINE_PROVIDER = 'oria.offline';

/** What stands where other engines name a model: rules are no model. */
export const OFFLINE_MODEL = 'offline-rules';
