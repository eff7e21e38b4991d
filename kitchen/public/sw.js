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
    /^\/kitchen\/api\/days(\/[\d-]+(\/(production|packing|runs|prints))?)?$/.test(pathname)
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

async function dataOf(event) {
  const { request } = event;
  const cache = await caches.open(today);
  const answer = await inTime(fetch(request));
  if (answer && answer.status < 500) {
    if (answer.ok) event.waitUntil(keepData(cache, request, answer.clone()));
    if (answer.status === 401) event.waitUntil(caches.delete(today));
    return answer;
  }
  return (await cache.match(request)) ?? answer ?? Response.error();
}

/** Keeps an answer with the moment it is of; for another person than before nothing else stays. */
async function keepData(cache, request, answer) {
  const headers = new Headers(answer.headers);
  headers.set('X-Kept-At', String(Date.now()));
  const isMe = new URL(request.url).pathname === me;
  const isLeft = isMe && (await isSomebodyElse(await cache.match(request), answer.clone()));
  for (const other of await cache.keys()) {
    if (isLeft || isReplaced(other.url, request.url)) await cache.delete(other);
  }
  await cache.put(request, new Response(await answer.blob(), { status: answer.status, headers }));
}

/** Of each kind there are today and the day that was asked for last. */
function isReplaced(kept, asked) {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format();
  const kindOf = (url) => url.replace(/\d{4}-\d\d-\d\d/, '');
  return kept !== asked && kindOf(kept) === kindOf(asked) && !kept.includes(today);
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
