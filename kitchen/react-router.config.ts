import type { Config } from '@react-router/dev/config';

/** The kitchen is drawn in the browser alone: who works here is signed in, and nothing of it is for a search engine. */
export default {
  ssr: false,
  appDirectory: '.',
  basename: '/kitchen/',
  buildDirectory: '../build/kitchen',
} satisfies Config;
