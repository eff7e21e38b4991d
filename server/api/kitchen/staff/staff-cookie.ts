import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { authenticateStaff, type OpenedSession } from '../../../access/staff/staff-sessions.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import type { ApiEnv } from '../../api-env.ts';

/**
 * The cookie of a kitchen session: of this host alone and of pages of this site, never read by scripts. Beside it a
 * marker that says only that somebody works here, for the shop's pages, which then load nothing of others.
 */
const marker = 'staff';

const isHttps = ({ config }: Pick<Deps, 'config'>) => config.KITCHEN_URL.startsWith('https:');
/** Browsers take the prefix only with `Secure`, which plain http on a developer's machine has not. */
export const cookieName = (deps: Pick<Deps, 'config'>) => (isHttps(deps) ? '__Host-kitchen' : 'kitchen');
const common = (deps: Deps) => ({ path: '/', secure: isHttps(deps), sameSite: 'Strict' }) as const;

/** Hands a session to the browser until it ends. */
export function setStaffCookie(deps: Deps, c: Context<ApiEnv>, { token, actor }: OpenedSession): void {
  const maxAge = Math.max(0, Math.round((actor.endsAt - deps.now()) / 1000));
  setCookie(c, cookieName(deps), token, { ...common(deps), httpOnly: true, maxAge });
  setCookie(c, marker, '1', { ...common(deps), maxAge });
}

export function dropStaffCookie(deps: Deps, c: Context<ApiEnv>): void {
  deleteCookie(c, cookieName(deps), common(deps));
  deleteCookie(c, marker, common(deps));
}

/** The token that a browser sent; undefined for none. */
export function tokenOf(deps: Deps, c: Context<ApiEnv>): string | undefined {
  return getCookie(c, cookieName(deps));
}

/**
 * Finds out who calls, by cookie, before anything else is looked at; `Authorization` is never read here. `open` are the
 * paths of the sign-in itself, `either` those that say more to who is signed in. Errors: SignInRequired.
 */
export function signedInFirst(deps: Deps, { open, either }: { open: readonly string[]; either: RegExp }) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const { path } = c.req;
    if (either.test(path)) {
      const staff = await authenticateStaff(deps, tokenOf(deps, c)).catch((error) => {
        if (error instanceof ShopError) return null;
        throw error;
      });
      if (staff) c.set('staff', staff);
    } else if (!open.includes(path)) {
      c.set('staff', await authenticateStaff(deps, tokenOf(deps, c)));
    }
    await next();
  });
}
