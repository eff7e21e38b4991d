import type { ApiApp } from './routes.ts';

/** Answers the methods that a path has in the contract, in capitals; none for a path that it does not know. */
export function knownMethods(app: ApiApp): (path: string) => string[] {
  const routes = routesOf(app).map(({ path, method }) => ({
    pattern: patternOf(path),
    method: method.toUpperCase(),
  }));
  return (path) => routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}

/** Matches the addresses that a path of the contract stands for. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

/** The paths of the contract, each once. */
export function apiPathsOf(app: ApiApp): string[] {
  return [...new Set(routesOf(app).map(({ path }) => path))];
}

function routesOf(app: ApiApp) {
  return app.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route' ? [definition.route] : [],
  );
}
