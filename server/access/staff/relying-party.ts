import type { Deps } from '../../deps.ts';

/** Whom passkeys are made for: the host of the kitchen. They count on pages of its one origin. */
export function relyingParty({ config }: Pick<Deps, 'config'>): { origin: string; id: string } {
  const { origin, hostname } = new URL(config.KITCHEN_URL);
  return { origin, id: hostname };
}
