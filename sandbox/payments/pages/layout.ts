import type { Reply } from '../reply.ts';
import { type Html, html } from './html.ts';
import { type Language, texts } from './texts.ts';

type Page = {
  status: number;
  language: Language;
  heading: string;
  content: Html;
  targets?: (string | null)[];
};

/** The frame of every page. `targets` are the addresses that its forms may lead to, for the CSP. */
export function page({ status, language, heading, content, targets = [] }: Page): Reply {
  const body = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · Tischlein</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
</head>
<body>
<header>
<p class="sandbox">${texts[language].sandbox}</p>
<div class="wall"><p class="name">Tischlein</p><h1>${heading}</h1></div>
</header>
<main>${content}</main>
</body>
</html>
`;
  return {
    status,
    body: body.html,
    headers: { 'content-security-policy': policy(targets), 'referrer-policy': 'origin' },
  };
}

// Chrome applies form-action to redirects too: the shop's own origin has to be in it
function policy(targets: (string | null)[]): string {
  const origins = new Set(targets.flatMap((url) => (url ? [new URL(url).origin] : [])));
  const actions = ["'self'", ...origins].join(' ');
  return (
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; " +
    `form-action ${actions}`
  );
}
