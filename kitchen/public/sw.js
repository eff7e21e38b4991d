/**
 * The kitchen without a connection: its pages and the day as it is cooked, packed and driven, network first. Nothing else is
 * kept, and nothing of the shop passes here (its scope is /kitchen/).
 */
const shell = 'kitchen-shell';
const today = 'kitchen-today';
/** Milliseconds that the network has before what is kept is shown instead. */
const patience = 3000;
const page = '/kitchen/';
const me = '/kitchen/api/me';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.add(page)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') return event.respondWith(pageOf(event));
  if (pathname.startsWith('/kitchen/assets/')) return event.respondWith(assetOf(request));
  if (isOfToday(pathname)) event.respondWith(dataOf(event));
});

/** The page says what it is made of, and when nobody is signed in any more. */
self.addEventListener('message', (event) => {
  const { keep, forget } = event.data ?? {};
  if (Array.isArray(keep)) event.waitUntil(keepAssets(keep));
  if (forget) event.waitUntil(caches.delete(today));
});

/** Who is signed in, the kitchens, how full the days are, and what has to be made, packed and driven on one. */
function isOfToday(pathname) {
  return (
    pathname === me ||
    pathname === '/v1/sellers' ||
    /^\/kitchen\/api\/days(\/[\d-]+(\/(production|packing|runs|prints|work-changes))?)?$/.test(pathname)
  );
}

async function pageOf(event) {
  const cache = await caches.open(shell);
  const answer = await inTime(fetch(event.request));
  if (answer?.ok) {
    event.waitUntil(cache.put(page, answer.clone()));
    return answer;
  }
  return answer ?? (await cache.match(page)) ?? Response.error();
}

async function assetOf(request) {
  const cache = await caches.open(shell);
  return (await cache.match(request)) ?? fetch(request);
}

/** The network, or after a while what is kept; where nothing is kept, the network however long it takes. */
async function dataOf(event) {
  const { request } = event;
  const askedAt = Date.now();
  // Of before it asks: what comes after somebody has signed out goes with what was kept until then.
  const cache = await caches.open(today);
  const network = fetch(request);
  const kept = network.then((answer) => keepData(cache, request, answer.clone(), askedAt));
  event.waitUntil(kept.catch(() => undefined));
  const answer = await inTime(network);
  if (answer && answer.status < 500) return answer;
  return (await cache.match(request)) ?? network.catch(() => Response.error());
}

/**
 * Keeps an answer, however late it comes, with the moment at which it was asked for: what was done since may not be in it.
 * For another person than before nothing else stays.
 */
async function keepData(cache, request, answer, askedAt) {
  if (answer.status === 401) await caches.delete(today);
  if (!answer.ok) return;
  const before = await cache.match(request);
  if (before && momentOf(before) > askedAt) return;
  const isMe = new URL(request.url).pathname === me;
  const isLeft = isMe && (await isSomebodyElse(before, answer.clone()));
  for (const other of await cache.keys()) {
    const isOver = isReplaced(other.url, request.url) && momentOf(await cache.match(other)) <= askedAt;
    if (isLeft || isOver) await cache.delete(other);
  }
  const headers = new Headers(answer.headers);
  headers.set('X-Kept-At', String(askedAt));
  await cache.put(request, new Response(await answer.blob(), { status: answer.status, headers }));
}

/** When what is kept was asked for; long ago where the clock was ahead then. */
function momentOf(kept) {
  const at = Number(kept?.headers.get('X-Kept-At'));
  return at > Date.now() ? 0 : at;
}

/** Of each kind there are today and the other day that was asked for last; what is over goes. */
function isReplaced(kept, asked) {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format();
  const aDay = /\d{4}-\d\d-\d\d/;
  const [day] = aDay.exec(kept) ?? [today];
  if (kept === asked || day === today || kept.replace(aDay, '') !== asked.replace(aDay, '')) return false;
  return day < today || !asked.includes(today);
}

async function isSomebodyElse(before, now) {
  if (!before) return false;
  const [one, other] = await Promise.all([before.json(), now.json()]);
  return ['staffId', 'name', 'role'].some((each) => one[each] !== other[each]);
}

/** Keeps these files and drops those of releases before. */
async function keepAssets(wanted) {
  const cache = await caches.open(shell);
  const urls = new Set(wanted.map((path) => new URL(path, self.location.origin).href));
  for (const { url } of await cache.keys()) {
    if (url.includes('/kitchen/assets/') && !urls.has(url)) await cache.delete(url);
  }
  for (const url of urls) if (!(await cache.match(url))) await cache.add(url);
}

/** What comes in time; undefined when nothing does. */
function inTime(answer) {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  return Promise.race([answer, late]).catch(() => undefined);
}
