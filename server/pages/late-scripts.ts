import { startLate } from './starter.ts';

const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*\/>/g;
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** Lets a page's content have the line for itself: its scripts start when {@link startLate} says. */
export function startScriptsLate(html: string): string {
  const scripts = [...html.matchAll(preload)].map(([, address = '']) => address);
  return html
    .replace(preload, '')
    .replace(
      entry,
      (_, code: string) => `<script type="text/later">${code}</script><script>${starter(scripts)}</script>`,
    );
}

/** The starter as the page runs it. What it is given is written for JavaScript that stands in HTML. */
const starter = (scripts: readonly string[]) => {
  const links = JSON.stringify(first(scripts).map(preloadLink).join(''));
  return `(${startLate})(window,document,${links},()=>import(${JSON.stringify(framework(scripts))}))`;
};

const preloadLink = (address: string) => `<link rel="modulepreload" href="${address}" fetchpriority="low">`;
/** The list of the release, by whose link a tab knows its own (app/shell/follow-release.ts), and what is large. */
const first = (scripts: readonly string[]) =>
  scripts.filter((name) => /\/(manifest|framework|entry\.client)-/.test(name));
const framework = (scripts: readonly string[]) =>
  scripts.find((name) => name.includes('/framework-')) ?? scripts[0];
