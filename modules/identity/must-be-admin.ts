import { OriaError } from '../kernel/errors.ts';
import type { RequestContext } from '../kernel/request-context.ts';

/** The role, as tokens name it, of those who may change a company's data. */
const ADMIN = 'admin';

/** Whoever asks is known, and may not do this. */
export class Forbidden extends OriaError {
  readonly code = 'identity.forbidden';
  readonly fault = 'denied';
  constructor() {
    super(`This is for users with the role ${ADMIN}.`);
  }
}

/** @throws Forbidden unless the token says that its user is an administrator */
export const mustBeAdmin = ({ user }: Pick<RequestContext, 'user'>): void => {
  if (!user.roles.includes(ADMIN)) throw new Forbidden();
};
