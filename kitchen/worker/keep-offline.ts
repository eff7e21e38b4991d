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

/** Screens that are needed where there is no connection. */
const onTheWay = /^(root|shell\/|runs\/|today$)/;

/**
 * Has the kitchen's worker keep what a driver needs without a connection. Browsers without workers, and pages without
 * https, do without.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const wasThere = navigator.serviceWorker.controller !== null;
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  try {
    await navigator.serviceWorker.register('/kitchen/sw.js', { scope: '/kitchen/' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: filesOnTheWay() });
    if (wasThere) return;
    // What this page asked for came before the worker: it is asked for again, to be kept.
    await taken;
    await Promise.all(dataOnTheWay().map((path) => fetch(path)));
  } catch {
    // Everything works without it while there is a connection.
  }
}

/** What was kept of today leaves the device with whoever signs out. */
export async function forgetToday(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/kitchen/').catch(() => undefined);
  registration?.active?.postMessage({ forget: true });
}

const dataOnTheWay = () => [
  '/kitchen/api/me',
  '/v1/sellers',
  `/kitchen/api/days/${berlinDay(Date.now())}/runs`,
];

function filesOnTheWay(): string[] {
  const manifest = (window as { __reactRouterManifest?: Manifest }).__reactRouterManifest;
  if (!manifest) return [];
  const routes = Object.entries(manifest.routes).flatMap(([id, route]) =>
    route && onTheWay.test(id) ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : [],
  );
  const linked = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], link[rel="modulepreload"]'),
  ];
  const { module, imports = [] } = manifest.entry;
  const fonts = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/kitchen/assets/'));
  const all = [
    manifest.url,
    module,
    ...imports,
    ...routes,
    ...linked.map(({ href }) => new URL(href).pathname),
    ...fonts,
  ];
  return [...new Set(all)].filter((path) => path.startsWith('/kitchen/assets/'));
}
