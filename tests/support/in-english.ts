import { beforeAll } from 'vitest';
import { overwriteGetLocale } from '#locale';

/** Files of pure code share a process and its modules: each begins in English, whatever the one before it spoke. */
beforeAll(() => overwriteGetLocale(() => 'en'));
