/**
 * The HTTP edge. The typed client is `client.ts`, the package's export `oria/client`. The OpenAPI document is made by
 * `openapi.ts`, which is not named here: serving does not need its generator.
 */
export { type ApiOptions, createApi } from './app.ts';
export { type Listening, listen } from './listen.ts';
export type { ApiNeeds } from './needs.ts';
export { type TokenRules, tokenVerifier } from './tokens.ts';
