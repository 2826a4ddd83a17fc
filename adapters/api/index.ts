/** The HTTP edge. The typed client is `client.ts`, the package's export `oria/client`. */
export { type ApiOptions, createApi } from './app.ts';
export { type Listening, listen } from './listen.ts';
export type { ApiNeeds } from './needs.ts';
export { buildOpenApiDocument } from './openapi.ts';
export { type TokenRules, tokenVerifier } from './tokens.ts';
