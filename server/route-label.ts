import { patternOf } from './api/known-methods.ts';

const plain = ['/healthz', '/readyz', '/openapi.json', '/kitchen/openapi.json', '/docs'];

/**
 * A short name for where a request goes, for logs and metrics: the path as the contract writes it, `asset`,
 * `picture` or `page`. There are only so many, whatever strangers ask for.
 */
export function createRouteLabel(apiPaths: readonly string[]): (url: string) => string {
  const known = apiPaths.map((path) => ({ path, pattern: patternOf(path) }));
  const exact = new Set([...apiPaths, ...plain]);
  return (url) => {
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    if (exact.has(path)) return path;
    if (path.startsWith('/assets/')) return 'asset';
    if (path.startsWith('/pictures/') || path.startsWith('/media/')) return 'picture';
    const api = ['/v1/', '/kitchen/api/'].find((start) => path.startsWith(start));
    if (!api) return 'page';
    return known.find(({ pattern }) => pattern.test(path))?.path ?? `${api}*`;
  };
}
