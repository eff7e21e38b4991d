import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  serverBuildFile: 'main.js',
  // The whole map of routes is small and goes with the first page: no request to discover a link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
