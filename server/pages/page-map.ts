/** A route as the built storefront lists it; the map of all of them is app/routes.ts. */
export interface ListedRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: object;
}

/** What stands at an address. */
export interface PageAddress {
  /** The address as it is to be written: lower case, no slash too many, nothing encoded that need not be. */
  readonly spelling: string;
  /** `missing`: no route; `open`: a route with a name in it, such as that of a category, which may not exist. */
  readonly kind: 'listed' | 'open' | 'missing';
  /** Address of the page that stands for all that do not exist of this kind. */
  readonly stand: string;
  /** The routes that have data for it, outermost first. */
  readonly loaders: readonly string[];
}

interface Page {
  readonly segments: readonly string[];
  readonly loaders: readonly string[];
}

/** Ends the addresses that client navigation asks for data at; `/_` stands for home there (React Router). */
const dataEnd = '.data';
/** Addresses that need not be taken apart again; made-up ones drive them out, and cost no more than before. */
const remembered = 500;
const plain = /^(\/[a-z0-9-]+)+(\.data)?$/;

/** Tells from the routes of the built storefront what stands at a path. */
export function createPageMap(
  routes: Readonly<Record<string, ListedRoute | undefined>>,
): (path: string) => PageAddress {
  const pages = Object.values(routes).flatMap((route) => (route ? pageOf(route, routes) : []));
  const other = pages.find(({ segments }) => segments[0] === '*');
  const listed = new Map<string, PageAddress>();
  for (const { segments, loaders } of pages.filter(({ segments }) => !segments.some(isName))) {
    const path = `/${segments.join('/')}`;
    for (const spelling of [path, dataAddress(path)])
      listed.set(spelling, { spelling, kind: 'listed', stand: spelling, loaders });
  }
  const seen = new Map<string, PageAddress>();
  const open = pages.filter(({ segments }) => segments.some(isName) && segments[0] !== '*');

  function missing(isData: boolean): PageAddress {
    const stand = isData ? dataAddress('/*') : '/*';
    return { spelling: stand, kind: 'missing', stand, loaders: other?.loaders ?? [] };
  }

  return (path) => {
    const known = listed.get(path) ?? seen.get(path);
    if (known) return known;
    const found = find(path);
    if (path.length <= 100) remember(path, found);
    return found;
  };

  function remember(path: string, found: PageAddress): void {
    if (seen.size >= remembered) seen.clear();
    seen.set(path, found);
  }

  function find(path: string): PageAddress {
    const spelled = plain.test(path) ? path : spell(path);
    const isData = spelled?.endsWith(dataEnd) ?? false;
    if (spelled === null) return missing(false);
    const own = isData ? spelled.slice(0, -dataEnd.length).replace(/\/_?$/, '') || '/' : spelled;
    const fixed = listed.get(isData ? dataAddress(own) : own);
    if (fixed) return fixed;
    const segments = own.slice(1).split('/');
    const page = open.find((candidate) => stands(candidate.segments, segments));
    if (!page) return missing(isData);
    const template = `/${page.segments.map((segment) => (isName(segment) ? '*' : segment)).join('/')}`;
    return {
      spelling: isData ? dataAddress(own) : own,
      kind: 'open',
      stand: isData ? dataAddress(template) : template,
      loaders: page.loaders,
    };
  }
}

/** The page that a route without children is, with the segments of its address. */
function pageOf(route: ListedRoute, routes: Readonly<Record<string, ListedRoute | undefined>>): Page[] {
  if (Object.values(routes).some((other) => other?.parentId === route.id)) return [];
  const branch: ListedRoute[] = [];
  for (let at: ListedRoute | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined)
    branch.unshift(at);
  const segments = branch.flatMap(({ path }) => path?.split('/').filter(Boolean) ?? []);
  return [{ segments, loaders: branch.filter(hasLoader).map(({ id }) => id) }];
}

const hasLoader = ({ module }: ListedRoute) => 'loader' in module && module.loader !== undefined;
const isName = (segment: string) => segment.startsWith(':') || segment === '*';

function stands(route: readonly string[], segments: readonly string[]): boolean {
  return (
    route.length === segments.length &&
    route.every((part, index) => (isName(part) ? segments[index] !== '' : part === segments[index]))
  );
}

/** Address of the data of a page. */
function dataAddress(path: string): string {
  return path === '/' ? `/_${dataEnd}` : path + dataEnd;
}

/** A path in its one spelling; null where an encoding is broken. */
function spell(path: string): string | null {
  try {
    const segments = path.split('/').filter(Boolean);
    return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment).toLowerCase())).join('/')}`;
  } catch {
    return null;
  }
}
