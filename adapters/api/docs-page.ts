import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Router } from 'express';
import { named } from './request-notes.ts';

const ASSETS = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const SERVED = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'] as const;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Oria API</title>
<link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/page.js"></script>
</body>
</html>
`;

// A file of its own, as the content security policy allows no script in the page. No validator: it is a third party's.
const PAGE_SCRIPT = `SwaggerUIBundle({
  url: '/docs/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
});
`;

/** The reference: the OpenAPI document, and a page that shows it and is served from here alone. */
export const docsPage = (): Router => {
  const router = Router();
  let built: Promise<string> | undefined;
  router.get(['/openapi.json', '/docs/openapi.json'], named('/openapi.json'), async (_request, response) => {
    // Its generator takes a while to load, and most processes are never asked.
    built ??= import('./openapi.ts').then(({ buildOpenApiDocument }) => JSON.stringify(buildOpenApiDocument()));
    response.type('application/json').send(await built);
  });
  router.get('/docs', named('/docs'), (_request, response) => void response.type('html').send(PAGE));
  router.get(
    '/docs/page.js',
    named('/docs/page.js'),
    (_request, response) => void response.type('text/javascript').send(PAGE_SCRIPT),
  );
  for (const name of SERVED)
    router.get(`/docs/${name}`, named(`/docs/${name}`), (_request, response) =>
      response.sendFile(join(ASSETS, name), { maxAge: '1h' }),
    );
  return router;
};
