import { Hono } from 'hono';
import styleUrl from 'swagger-ui-dist/swagger-ui.css?url';
import scriptUrl from 'swagger-ui-dist/swagger-ui-bundle.js?url';
import type { ApiEnv } from '../api-env.ts';

const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reference', deepLinking: true, syntaxHighlight: false });`;

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API reference – Tischlein</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="${styleUrl}">
  </head>
  <body>
    <div id="reference"></div>
    <script src="${scriptUrl}"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>`;

/** The reference page of the API: Swagger UI over /openapi.json, from files of our own. */
export function docsRoutes() {
  return new Hono<ApiEnv>()
    .get('/docs', (c) => {
      c.header(
        'Content-Security-Policy',
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
      );
      return c.html(page);
    })
    .get('/docs/start.js', (c) => c.body(start, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
}
