import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scriptBudgets, styleBudget } from './budgets.mjs';

/** Folder of the storefront's built scripts and styles. */
export const assets = 'build/client/assets';
/** Folder of the kitchen's built scripts and styles. */
export const kitchenAssets = 'build/kitchen/client/assets';

/**
 * What each page with a budget loads in a language: its scripts, and its styles in the order in which the browser
 * gets them. That is React Router's: for the root, then for the screen, first what is bundled with it (the root's
 * holds that of the entry), then what it links to.
 */
export function pagesOf(language) {
  const { entry, routes, url } = JSON.parse(readFileSync(`build/manifest-${language}.json`, 'utf8'));
  return scriptBudgets.map(({ page, route, limit, styles: styleLimit = styleBudget }) => {
    const parts = [entry, routes.root, routes[route]];
    const scripts = withImports(files(parts.map(({ module }) => module)));
    const styles = new Set([
      ...files([entry, routes.root].flatMap(({ css = [] }) => css)),
      startingWith('app-'),
      ...files(routes[route].css ?? []),
    ]);
    return { page, limit, styleLimit, scripts: new Set([...files([url]), ...scripts]), styles };
  });
}

/** The scripts that each screen of the kitchen loads, by its route. */
export function scriptsOfKitchen() {
  const manifest = startingWith('manifest-', kitchenAssets);
  const { entry, routes } = JSON.parse(
    readFileSync(`${kitchenAssets}/${manifest}`, 'utf8').replace(/^[^{]*|;$/g, ''),
  );
  const partsOf = (id) => (id ? [routes[id], ...partsOf(routes[id].parentId)] : [entry]);
  return Object.keys(routes).map((route) => {
    const modules = partsOf(route).flatMap((part) => [part.module, part.clientLoaderModule ?? []].flat());
    return { route, scripts: new Set([manifest, ...withImports(files(modules), kitchenAssets)]) };
  });
}

const files = (addresses) =>
  addresses.map((address) => address.replace(/^.*\/assets\//, '').replace('#', ''));
const startingWith = (name, folder = assets) =>
  readdirSync(folder).find((file) => file.startsWith(name) && /\.(js|css)$/.test(file));

/** Scripts and all that they import from the start. */
function withImports(scripts, folder = assets) {
  const all = new Set(scripts);
  for (const script of all) {
    const code = readFileSync(`${folder}/${script}`, 'utf8');
    for (const [, , other] of code.matchAll(/\b(from|import)\s*[`'"](\.[^`'"]+)[`'"]/g))
      all.add(join(dirname(script), other));
  }
  return all;
}
