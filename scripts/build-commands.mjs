import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * Bundles the commands of operating the shop, so that they need neither packages nor sources: they run beside a shop
 * that is being upgraded, and where only what was built is. What a demo has besides, its own database, stays outside.
 */
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  resolve: {
    // The build for Node looks for its colour profile beside itself, where bundled code has none.
    alias: { pdfkit: resolve('node_modules/pdfkit/js/pdfkit.browser.mjs') },
  },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'build/commands',
    target: 'node24',
    license: true,
    rolldownOptions: {
      input: ['backup', 'customer', 'restore', 'shop'].map((name) => `commands/${name}.ts`),
      external: /^#sandbox\//,
      output: { minify: { compress: true, mangle: false } },
    },
  },
});
