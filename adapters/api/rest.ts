import { callTRPCProcedure } from '@trpc/server';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { apiContextOf } from './context.ts';
import { jsonBody } from './json-body.ts';
import { methodNotAllowed } from './refused.ts';
import { named } from './request-notes.ts';
import type { AppRouter } from './router.ts';
import type { ApiMeta, Bucket, Caller } from './trpc.ts';

/** A REST route. Its JSON body, where its method has one, is read before the handler runs. */
export interface Route {
  readonly method: NonNullable<ApiMeta['openapi']>['method'];
  /** As OpenAPI writes it, whole. */
  readonly path: string;
  readonly caller: Caller;
  readonly limit: Bucket;
  readonly handler: RequestHandler;
  /** The handler reads the body itself. */
  readonly streamed?: boolean;
}

/** What a request passes before its body is read, by who may call and what it is counted as. */
export type Guards = (route: Pick<Route, 'caller' | 'limit'>) => readonly RequestHandler[];

const hasBody = (method: Route['method']) => method === 'POST' || method === 'PUT' || method === 'PATCH';

const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;

/** Which fields of an input are numbers. Queries and paths carry text; the schemas themselves stay strict. */
const numbersOf = (input: z.ZodType | undefined): ReadonlySet<string> => {
  if (!input) return new Set();
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return new Set(
    Object.entries(properties)
      .filter(([, schema]) => typeof schema === 'object' && (schema.type === 'integer' || schema.type === 'number'))
      .map(([name]) => name),
  );
};

const textToInput = (text: Request['query'] | Request['params'], numbers: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(text).map(([name, value]) => [
      name,
      numbers.has(name) && typeof value === 'string' && NUMBER.test(value) ? Number(value) : value,
    ]),
  );

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The REST routes of the procedures, by their `openapi` meta. trpc-to-openapi brings a handler of its own, but that one
 * writes its own error bodies, turns on coercion in the schemas it shares with tRPC, and leaves paths encoded; so here
 * Express matches and decodes, the procedure is called as tRPC calls it, and every error goes to the one error handler.
 */
const procedureRoutes = (router: AppRouter): Route[] =>
  Object.entries(router._def.procedures as unknown as Record<string, ProcedureDefinition>).flatMap(
    ([name, { _def: definition }]): Route[] => {
      const openapi = definition.meta?.openapi;
      if (!openapi) return [];
      const numbers = numbersOf(definition.inputs[0]);
      const inputOf = (request: Request): unknown => {
        const inPath = textToInput(request.params, numbers);
        if (!hasBody(openapi.method)) return { ...textToInput(request.query, numbers), ...inPath };
        return isObject(request.body) ? { ...request.body, ...inPath } : request.body;
      };
      const call: RequestHandler = async (request: Request, response: Response) => {
        const output: unknown = await callTRPCProcedure({
          router,
          path: name,
          type: definition.type,
          getRawInput: async () => inputOf(request),
          ctx: apiContextOf(request),
          signal: undefined,
          batchIndex: 0,
        });
        response.json(output);
      };
      const { caller = 'user', limit = 'chat' } = definition.meta ?? {};
      return [{ method: openapi.method, path: openapi.path, caller, limit, handler: call }];
    },
  );

/** The part of a procedure's definition that its types do not show. */
interface ProcedureDefinition {
  readonly _def: {
    readonly type: 'query' | 'mutation' | 'subscription';
    readonly meta?: ApiMeta;
    readonly inputs: readonly z.ZodType[];
  };
}

const asExpressPath = (path: string) => path.replace(/\{(.+?)\}/g, ':$1');

const parametersIn = (path: string): number => path.split('{').length;

/**
 * The procedures' routes and those made by hand, for what a procedure cannot answer, each behind the guards of its callers.
 * Other methods of a known path are 405 with the allowed ones, for whoever may call the path at all.
 */
export const restRoutes = (router: AppRouter, byHand: readonly Route[], guards: Guards): Router => {
  const express = Router({ caseSensitive: true, strict: true });
  // The first that matches is taken: a path that says a word comes before one that takes any in its place.
  const routes = [...procedureRoutes(router), ...byHand].sort((a, b) => parametersIn(a.path) - parametersIn(b.path));
  const byPath = Map.groupBy(routes, ({ path }) => path.replace(/\{.+?\}/g, '{}'));
  for (const samePath of byPath.values()) {
    for (const route of samePath) {
      const { method, path, handler } = route;
      const verb = method.toLowerCase() as Lowercase<typeof method>;
      express[verb](
        asExpressPath(path),
        named(path),
        ...guards(route),
        ...(hasBody(method) && !route.streamed ? [jsonBody] : []),
        handler,
      );
    }
    const allowed = samePath.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const [first] = samePath as [Route];
    express.all(asExpressPath(first.path), named(first.path), ...guards(first), () => {
      throw methodNotAllowed(allowed);
    });
  }
  return express;
};
