/** Identity: from the claims of a checked token to the person and the company of a request. */
export { type Claims, type Identify, identify } from './identify.ts';
export { Forbidden, mustBeAdmin } from './must-be-admin.ts';
