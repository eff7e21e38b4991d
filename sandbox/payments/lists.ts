import type { Params } from './params.ts';

/** One page of a list as Stripe answers it: newest first, made in the interval that `created` names. */
export function list<T extends { id: string; created: number }>(url: string, all: T[], params: Params) {
  const wanted = all.filter(({ created }) => isIn(created, params));
  const limit = Math.min(params.integer('limit', 1) ?? 10, 100);
  const after = params.text('starting_after');
  const from = after === null ? 0 : wanted.findIndex(({ id }) => id === after) + 1;
  return {
    object: 'list' as const,
    data: wanted.slice(from, from + limit),
    has_more: wanted.length > from + limit,
    url,
  };
}

function isIn(created: number, params: Params): boolean {
  const bound = (name: string) => params.integer(`created[${name}]`);
  return (
    created === (params.integer('created') ?? created) &&
    created >= (bound('gte') ?? created) &&
    created <= (bound('lte') ?? created) &&
    created > (bound('gt') ?? created - 1) &&
    created < (bound('lt') ?? created + 1)
  );
}
