const framework =
  /\/node_modules\/(react|react-dom|react-router|scheduler)\/|\/app\/framework\.ts$|rolldown\/runtime|vite\/preload-helper/;
/** Files that only hand on what others hold: who imports one of them does not use all that is behind it. */
const barrel =
  /\/\.generated\/messages\/messages(\/_index)?\.js$|\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
/** What is asked of dishes, and what is kept of it: two screens use a half of it each. */
const filterChoice = /\/rules\/catalogue\/product-filter\.ts$|\/app\/stores\/filter-choice\.ts$/;
/** The start of every page, and what nearly all have besides: a file of its own for each would cost more. */
const everyday = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/page/picture.tsx',
  'app/page/use-page-title.ts',
  'ui/double-line.tsx',
  'rules/text/format.ts',
];
/** Who comes to a table: the page that lays it has all of it, and what minds them in cart and orders a part each. */
const whoComes = /\/rules\/(plan\/(fed|sentence)|planner\/(wish|dish|guest-groups|portions-for))\.ts$/;
const textUsed = /\bm\.(\w+)/g;
const iconsImported = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/**
 * How the storefront's scripts are cut into files: the framework, which changes with its version only; what
 * every page has; and for the rest one file for what the same screens share.
 */
export const chunks = {
  groups: [
    { name: 'framework', test: framework, priority: 3 },
    { name: ofEveryPage, debugName: 'shell', priority: 2 },
    { name: 'filter-choice', test: filterChoice, priority: 1 },
    { name: 'who-comes', test: whoComes, priority: 1 },
  ],
};

let shell;

function ofEveryPage(id, graph) {
  shell ??= usedBy(everyday, graph);
  return shell.has(id) ? 'shell' : null;
}

/** Everything that the given files of app/ use, directly or not. */
function usedBy(starts, graph) {
  const root = process.cwd();
  const used = new Set(starts.map((name) => `${root}/${name}`));
  for (const id of used) {
    const info = graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? [])
      if (!barrel.test(next) && !next.endsWith('.css')) used.add(next);
    if (!id.startsWith(`${root}/app/`) || !info?.code) continue;
    for (const [, text] of info.code.matchAll(textUsed))
      used.add(`${root}/.generated/messages/messages/${text}.js`);
    for (const [, names] of info.code.matchAll(iconsImported))
      for (const name of names.split(',')) used.add(iconFile(root, name));
  }
  return used;
}

function iconFile(root, name) {
  const file = name
    .trim()
    .split(/\s/)[0]
    .replace(/(?<!^)([A-Z])/g, '-$1')
    .toLowerCase();
  return `${root}/node_modules/lucide-react/dist/esm/icons/${file}.mjs`;
}
