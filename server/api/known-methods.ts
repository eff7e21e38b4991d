import type { ApiApp } from './routes.ts';

/** Answers the methods that a path has in the contract, in capitals; none for a path that it does not know. */
export function knownMethods(app: ApiApp): (path: string) => string[] {
  const routes = app.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route'
      ? [{ pattern: patternOf(definition.route.path), method: definition.route.method.toUpperCase() }]
      : [],
  );
  return (path) => routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
