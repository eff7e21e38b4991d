/** What is replaced in which file of a library, and why that changes nothing here. */
const replacements = {
  // Watching the router from outside: nothing is registered for it.
  'react-router/dist/production/lib/router/router.js': [['init.instrumentations', 'undefined']],
  // Asking the server which routes there are: the whole map comes with the first page (react-router.config.ts).
  'react-router/dist/production/lib/dom/ssr/components.js': [
    ['isFogOfWarEnabled(routeDiscovery, ssr)', 'false'],
  ],
  'react-router/dist/production/lib/dom-export/hydrated-router.js': [
    ['UNSAFE_getPatchRoutesOnNavigationFunction(', 'void ('],
    ['UNSAFE_useFogOFWarDiscovery(', 'void ('],
  ],
};
/** Of an icon: its size, which all share, keys of lines whose order never changes, and a statement without effect. */
const restOfIcons = /, key: "\w+"|^ {2}size: 24,\n|^__iconData\.node;\n/gm;

/**
 * Leaves out of the storefront what libraries bring that it never runs; a version in which the replaced text is
 * not there any more fails the build.
 * @returns {import('vite').Plugin}
 */
export function leaveOut() {
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (id.includes('/lucide-react/dist/esm/icons/')) return code.replaceAll(restOfIcons, '');
      const file = Object.keys(replacements).find((path) => id.endsWith(`/node_modules/${path}`));
      if (!file) return;
      for (const [text] of replacements[file]) {
        if (!code.includes(text)) this.error(`no longer in ${file}: ${text}`);
      }
      return replacements[file].reduce((changed, [text, by]) => changed.replaceAll(text, by), code);
    },
  };
}
