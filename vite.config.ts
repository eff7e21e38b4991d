import { resolve } from 'node:path';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunks } from './scripts/chunks.mjs';
import { messageCompiler } from './scripts/message-compiler.mjs';
import { storefrontLanguage } from './scripts/storefront-language.mjs';
import { textsByLanguage } from './scripts/texts-by-language.mjs';

const language = storefrontLanguage();
const lucideIcon = `${import.meta.dirname}/ui/lucide-icon.ts`;

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    command === 'serve' && paraglideVitePlugin(messageCompiler),
    textsByLanguage(language),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A page names some hundred files, and hashes do not compress: these are as short as the bundler lets them be.
          output: {
            codeSplitting: chunks,
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
          treeshake: { unknownGlobalSideEffects: false },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          // The second language has the server of the first: here it only has its map of routes written.
          input: language === 'de' ? 'virtual:react-router/server-manifest' : './server/main.ts',
          // Less to read at the start and to hold in memory; names stay for the log.
          output: { minify: { compress: true, mangle: false } },
        },
      },
      // Else React would come in its development form too.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // One file to start: no node_modules walk, no package left out of a deployment.
      resolve: { noExternal: command === 'build' ? true : undefined },
    },
  },
  resolve: {
    alias: [
      { find: /^.*\/createLucideIcon\.mjs$/, replacement: lucideIcon },
      // The build for Node looks for its colour profile beside itself, where the one bundled file has none.
      { find: /^pdfkit$/, replacement: resolve('node_modules/pdfkit/js/pdfkit.browser.mjs') },
    ],
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    chunkSizeWarningLimit: 1500,
    // Said on slow machines only, about what nobody who starts the shop can change.
    rolldownOptions: { checks: { bundlerTimings: false } },
    modulePreload: {
      polyfill: false,
      // What is loaded later names its styles alone: lists of scripts that are mostly there already cost more than they save.
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
}));
