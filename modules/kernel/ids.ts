// Flavoured strings: plain text may be given for any, but one kind is never taken for another.
type Flavoured<Name extends string> = string & { readonly kind?: Name };

export type TenantId = Flavoured<'tenant'>;
export type UserId = Flavoured<'user'>;
export type ConversationId = Flavoured<'conversation'>;
/** One user message and all that it causes. */
export type TurnId = Flavoured<'turn'>;
/** One execution of a turn; a retry or a resume is a new run of the same turn. */
export type RunId = Flavoured<'run'>;
export type MessageId = Flavoured<'message'>;
