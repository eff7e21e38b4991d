import type { Understood } from '../env.ts';
import { databaseUrlProblem } from './database-url.ts';
import { type Finding, found } from './finding.ts';

/** Variables that keep no shop closed, but do not do what whoever set them may think. */
export function oddVariables({ given }: Pick<Understood, 'given'>): Finding[] {
  const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY, ALLOWED_ORIGINS = [] } = given;
  const trial = databaseUrlProblem(given.BACKUP_TRIAL_DATABASE_URL ?? 'postgres:///');
  const halves = [
    ...(TURNSTILE_SITE_KEY && !TURNSTILE_SECRET_KEY ? ['TURNSTILE_SECRET_KEY'] : []),
    ...(TURNSTILE_SECRET_KEY && !TURNSTILE_SITE_KEY ? ['TURNSTILE_SITE_KEY'] : []),
  ];
  return [
    ...(['PUBLIC_URL', 'KITCHEN_URL'] as const).flatMap((name) => pathFindings(name, given[name])),
    ...halves.map((missing) => found('turnstile_half', { missing })),
    ...ALLOWED_ORIGINS.filter((origin) => !isOrigin(origin)).map((origin) =>
      found('origin_wrong', { origin }),
    ),
    ...(trial === null ? [] : [found('variable_odd', { name: 'BACKUP_TRIAL_DATABASE_URL', problem: trial })]),
  ];
}

/** Origins are compared letter by letter; programs with a browser in them have schemes of their own, which are left to them. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (!/^https?:$/.test(url.protocol) || url.origin === text);
}

/** Of an address with a path only its host counts. */
function pathFindings(name: string, address: string | undefined): Finding[] {
  const url = URL.parse(address ?? '');
  if (!url || (url.pathname === '/' && url.search === '' && url.hash === '')) return [];
  return [found('address_path', { name, origin: url.origin })];
}
