import type { HydratedRouterProps } from 'react-router/dom';

type Instrumentation = NonNullable<HydratedRouterProps['instrumentations']>[number];

/** Where a change of page that a reload cut off wanted to go. */
const continueKey = 'continueTo';
/** The release for which the page has been reloaded because a part of it was gone. */
const reloadedKey = 'reloadedRelease';

/**
 * Keeps a tab usable that was opened before a new release, whose files are other ones. On coming back to the tab
 * it looks whether its release is still served, and so it does where a part is missing; if not, the next change of
 * page is a fresh document. A page whose code is gone is reloaded by the router where it stands: the way then goes on
 * to where it was to lead. Each of these happens once, so that a broken release cannot reload a page for ever.
 */
export function followRelease(): Instrumentation {
  // The router takes its own links away when it starts.
  const release = manifestAddress();
  let isGone = false;
  let target: string | null = null;

  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState === 'visible') isGone ||= await isReleaseGone(release);
  });
  addEventListener('vite:preloadError', async () => {
    if (read(reloadedKey) === release) return;
    isGone ||= await isReleaseGone(release);
    // A reload would undo a way that has begun; one that begins from now on comes before the reload.
    if (isGone && target === null && store(reloadedKey, release)) location.reload();
  });
  addEventListener('pagehide', () => target !== null && store(continueKey, target));

  return {
    router({ instrument }) {
      instrument({
        async navigate(callNavigate, { to }) {
          // Backwards and forwards the address has changed already when the code is asked for.
          const url = typeof to === 'string' ? new URL(to, location.href) : null;
          target = url && url.pathname + url.search + url.hash;
          if (isGone && url) {
            location.assign(url);
            return new Promise(() => {});
          }
          await callNavigate();
          target = null;
        },
      });
    },
  };
}

/** Goes on to where a reload cut off the way; false when this page was not loaded that way. */
export function continueCutOffWay(): boolean {
  const target = read(continueKey);
  if (target === null) return false;
  store(continueKey, null);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'reload' || !target.startsWith('/') || target.startsWith('//')) return false;
  location.replace(target);
  return true;
}

/** Whether the shop says that the files of this page's release are no longer there. */
async function isReleaseGone(release: string | null): Promise<boolean> {
  if (release === null) return false;
  try {
    return (await fetch(release, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

/** The list of a release's files, whose name changes with any of them; null in development. */
function manifestAddress(): string | null {
  const link = document.querySelector('link[rel="modulepreload"][href*="/manifest-"]');
  return link?.getAttribute('href') ?? null;
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False when the browser keeps nothing. */
function store(key: string, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
