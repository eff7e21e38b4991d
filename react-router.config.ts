import type { Config } from '@react-router/dev/config';
import { buildFolders, storefrontLanguage } from './scripts/storefront-language.mjs';

export default {
  ssr: true,
  buildDirectory: buildFolders[storefrontLanguage()],
  serverBuildFile: 'main.js',
  // The whole map of routes is small and goes with the first page: no request to discover a link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
