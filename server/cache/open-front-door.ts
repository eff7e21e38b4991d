import { readdirSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import type { ShopApp } from '../app.ts';
import { kitchenHost } from '../pages/hosts.ts';
import { createPageMap, type ListedRoute } from '../pages/page-map.ts';
import { type IdentifiedListener, identified } from '../requests.ts';
import { commonHeaders } from '../security-headers.ts';
import { createCacheable } from './cacheable.ts';
import { existingAddresses, type FormerName, movedAddresses } from './existing-addresses.ts';
import { type FewAtATimeOptions, fewAtATime } from './few-at-a-time.ts';
import { createFrontDoor } from './front-door.ts';
import { createRefusals } from './refusals.ts';
import { createResponseCache } from './response-cache.ts';
import { steadily } from './steady.ts';

export interface OpenFrontDoorOptions {
  readonly app: ShopApp;
  /** The routes of the built storefront. */
  readonly routes: Readonly<Record<string, ListedRoute | undefined>>;
  /** Folder of the static files; null where there are none. */
  readonly assets: string | null;
  readonly publicUrl: string;
  readonly kitchenUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly catalogueVersion: () => number;
  /** What categories were called once, and what they are called now; without it nothing is known to have moved. */
  readonly formerNames?: () => Promise<readonly FormerName[]>;
  /** What is on the menu no more, and still has a page that says so. */
  readonly withdrawn?: () => Promise<readonly { readonly id: number; readonly name: string }[]>;
  /** The version of the catalogue as the database has it at this moment. */
  readonly versionNow: () => Promise<number>;
  readonly rendering?: FewAtATimeOptions;
}

/** One process renders on one thread: two pages at once use the time in which one of them waits for the database. */
const fewPages: FewAtATimeOptions = { atOnce: 2, waiting: 200, patience: 2000 };
const bytesOf = { views: 16 * 1024 * 1024, plans: 4 * 1024 * 1024 };

/** The front door of a shop with its caches; `bytes` is what they hold. */
export async function openFrontDoor(
  options: OpenFrontDoorOptions,
): Promise<{ listener: IdentifiedListener; bytes(): number }> {
  const {
    app,
    routes,
    assets,
    publicUrl,
    kitchenUrl,
    allowedOrigins,
    catalogueVersion,
    formerNames = async () => [],
    withdrawn = async () => [],
    versionNow,
    rendering = fewPages,
  } = options;
  const hostOfKitchen = kitchenHost({ PUBLIC_URL: publicUrl, KITCHEN_URL: kitchenUrl });
  const shelves = {
    pages: createResponseCache(catalogueVersion),
    views: createResponseCache(catalogueVersion, bytesOf.views),
    plans: createResponseCache(catalogueVersion, bytesOf.plans),
  };
  const fetch = steadily((request) => app.fetch(request), versionNow);
  const listener = createFrontDoor({
    shelves,
    cacheable: createCacheable({
      pageAt: createPageMap(routes),
      isOwn: ownPaths(app.paths, assets, hostOfKitchen === null),
      allowedOrigins,
    }),
    existing: existingAddresses((path) => fetch(new Request(publicUrl + path)), withdrawn, catalogueVersion),
    moved: movedAddresses(formerNames, catalogueVersion),
    inTurn: fewAtATime(rendering),
    refusals: createRefusals(await commonHeaders(publicUrl)),
    shop: identified(getRequestListener(app.fetch)),
    fetch,
    publicUrl,
    kitchenHost: hostOfKitchen,
  });
  return { listener, bytes: () => Object.values(shelves).reduce((sum, shelf) => sum + shelf.bytes(), 0) };
}

/** Whether something beside the pages answers at a path: what the shop names exactly, its files, and the kitchen. */
function ownPaths(
  exact: readonly string[],
  assets: string | null,
  withKitchen: boolean,
): (path: string) => boolean {
  const entries = assets === null ? [] : readdirSync(assets, { withFileTypes: true });
  const known = new Set(exact);
  for (const entry of entries) if (entry.isFile()) known.add(`/${entry.name}`);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `/${name}/`);
  folders.push('/media/');
  if (withKitchen) {
    known.add('/kitchen');
    folders.push('/kitchen/');
  }
  return (path) => known.has(path) || folders.some((folder) => path.startsWith(folder));
}
