import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { kitchenMessageCompiler } from '../scripts/message-compiler.mjs';

const root = `${import.meta.dirname}/..`;
const { project, outdir } = kitchenMessageCompiler;

export default defineConfig(({ command }) => ({
  base: '/kitchen/',
  plugins: [
    tailwindcss(),
    command === 'serve' &&
      paraglideVitePlugin({
        ...kitchenMessageCompiler,
        project: `${root}/${project}`,
        outdir: `${root}/${outdir}`,
      }),
    reactRouter(),
  ],
  resolve: {
    alias: [{ find: /^.*\/createLucideIcon\.mjs$/, replacement: `${root}/ui/lucide-icon.ts` }],
  },
  server: { fs: { allow: [root] } },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What four screens share is one file: a text or an icon a file were a hundred files for the board.
      output: { codeSplitting: { groups: [{ name: 'common', minShareCount: 4, maxModuleSize: 10_000 }] } },
    },
  },
}));
