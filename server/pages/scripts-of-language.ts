import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import type { Locale } from '#rules/text/locale.ts';

/** The build as pages of one language name it: scripts that hold texts exist once for each language. */
export function scriptsOfLanguage(build: ServerBuild, assets: string, locale: Locale): ServerBuild {
  const inLanguage = (address: string) => {
    const own = address.replace(/^\/assets\//, `/assets/${locale}/`);
    return existsSync(path.join(assets, own)) ? own : address;
  };
  const text = JSON.stringify(build.assets).replaceAll(/"(\/assets\/[\w.-]+\.js)"/g, (_, address: string) =>
    JSON.stringify(inLanguage(address)),
  );
  return { ...build, assets: JSON.parse(text) };
}
