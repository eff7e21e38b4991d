import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  UNSAFE_withErrorBoundaryProps as givenError,
  UNSAFE_withComponentProps as givenProps,
  type ServerBuild,
} from 'react-router';
import * as entry from '#app/entry.server.tsx';
import * as root from '#app/root.tsx';
import routes from '#app/routes.ts';

const screens = import.meta.glob<object>('../../app/screens/**/route.tsx');

/**
 * The storefront as a build has it on the server, from the map of routes itself: the real screens with the real
 * renderer, without files for browsers.
 */
export async function storefront(): Promise<ServerBuild> {
  const listed = await Promise.all((routes as RouteConfigEntry[]).map(routeOf));
  const all = [{ id: 'root', path: '', module: built(root) }, ...listed];
  const script = '/assets/none.js';
  return {
    entry: { module: entry as unknown as ServerBuild['entry']['module'] },
    routes: Object.fromEntries(all.map((route) => [route.id, route])) as unknown as ServerBuild['routes'],
    assets: {
      entry: { module: script, imports: [] },
      routes: Object.fromEntries(
        all.map((route) => [
          route.id,
          {
            ...route,
            module: script,
            imports: [],
            css: [],
            hasAction: false,
            hasLoader: 'loader' in route.module,
            hasClientAction: false,
            hasClientLoader: false,
            hasErrorBoundary: 'ErrorBoundary' in route.module,
          },
        ]),
      ),
      url: script,
      version: 'test',
    } as unknown as ServerBuild['assets'],
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
}

async function routeOf({ id = '', file, path, index }: RouteConfigEntry) {
  const name = id || file.replace(/\.tsx$/, '');
  const load = screens[`../../app/${file}`];
  if (!load) throw new Error(`there is no ${file}`);
  const module = built(await load());
  return { id: name, parentId: 'root', ...(path && { path }), ...(index && { index }), module };
}

/** What the router's build makes of a module: its components are given data and error as props. */
function built(module: object): object {
  const { default: Screen, ErrorBoundary } = module as {
    default: Parameters<typeof givenProps>[0];
    ErrorBoundary?: Parameters<typeof givenError>[0];
  };
  return {
    ...module,
    default: givenProps(Screen),
    ...(ErrorBoundary && { ErrorBoundary: givenError(ErrorBoundary) }),
  };
}
