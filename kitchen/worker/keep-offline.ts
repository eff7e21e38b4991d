import type { Role } from '#rules/access/role.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';

interface Manifest {
  readonly entry: { readonly module: string; readonly imports?: readonly string[] };
  readonly url: string;
  readonly routes: Readonly<
    Record<
      string,
      | { readonly module: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
      | undefined
    >
  >;
}

/** Milliseconds on a first visit until what is kept for later takes no line from what somebody waits for now. */
const afterTheStart = 4000;

/** What the screens load only once it is opened. */
const openedByAPress = (): Promise<unknown>[] => [
  import('../search/search-dialog.tsx'),
  import('../stages/hand-over-dialog.tsx'),
  import('../stages/pack-dialog.tsx'),
  import('../refused/refused-bar.tsx'),
  import('../door/step-up-question.tsx'),
  import('../order/dialogs/act-dialog.tsx'),
];

/**
 * Has the kitchen's worker keep its screens, and what is needed without a connection to cook, pack and drive. Browsers
 * without workers, and pages without https, do without.
 */
export async function keepOffline(role: Role): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const wasThere = navigator.serviceWorker.controller !== null;
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  if (!wasThere) await new Promise((resolve) => setTimeout(resolve, afterTheStart));
  try {
    await navigator.serviceWorker.register('/kitchen/sw.js', { scope: '/kitchen/' });
    const { active } = await navigator.serviceWorker.ready;
    // Before it is said what is kept: what is not named goes, and without a connection would not come again.
    await Promise.allSettled(openedByAPress());
    active?.postMessage({ keep: filesOfScreens() });
    if (wasThere) return await fetchAhead(role);
    // What this page asked for came before the worker: it is asked for again, to be kept.
    await taken;
    await Promise.all(Array.from(dataOnTheWay(), (path) => fetch(path)));
    await fetchAhead(role);
  } catch {
    // Everything works without it while there is a connection.
  }
}

/** Has the worker keep what is packed and made today, also for who opens these screens only when the connection is gone. */
async function fetchAhead(role: Role): Promise<void> {
  const of = role === 'DRIVER' ? ['packing'] : ['packing', 'production', 'work-changes'];
  const today = berlinDay(Date.now());
  await Promise.all(of.map((what) => fetch(`/kitchen/api/days/${today}/${what}`)));
}

/** What was kept of today leaves the device with whoever signs out. */
export async function forgetToday(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/kitchen/').catch(() => undefined);
  registration?.active?.postMessage({ forget: true });
}

/** What every screen asks for, the stops of today, and the day that this page shows. */
const dataOnTheWay = () =>
  new Set([
    '/kitchen/api/me',
    '/v1/sellers',
    `/kitchen/api/days/${berlinDay(Date.now())}/runs`,
    ...fetched('/kitchen/api/days'),
  ]);

/** What all screens are made of: one that is not there would be reloaded for ever, instead of saying that it shows nothing. */
function filesOfScreens(): string[] {
  const manifest = (window as { __reactRouterManifest?: Manifest }).__reactRouterManifest;
  if (!manifest) return [];
  const routes = Object.values(manifest.routes).flatMap((route) =>
    route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : [],
  );
  const linked = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], link[rel="modulepreload"]'),
  ];
  const { module, imports = [] } = manifest.entry;
  const all = [
    manifest.url,
    module,
    ...imports,
    ...routes,
    ...linked.map(({ href }) => new URL(href).pathname),
    ...fetched('/kitchen/assets/'),
  ];
  return [...new Set(all)].filter((path) => path.startsWith('/kitchen/assets/'));
}

/** What this page has asked for below an address: files that name each other, fonts, and data. */
function fetched(below: string): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return urls.map(({ pathname, search }) => pathname + search).filter((path) => path.startsWith(below));
}
