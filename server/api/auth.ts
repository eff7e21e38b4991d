import { captchaHeader, getCaptcha, login, logout, sendAccessCode } from '#contract/auth.ts';
import { m } from '#messages';
import type { Deps } from '../deps.ts';
import * as auth from '../services/auth/login.ts';
import * as sessions from '../services/auth/logout.ts';
import * as codes from '../services/auth/send-access-code.ts';
import { callerOf, clientOf, localeOf } from './caller.ts';
import { newRoutes } from './routes.ts';

export function authRoutes(deps: Deps) {
  return newRoutes()
    .openapi(getCaptcha, async (c) => {
      await deps.limits.take('captchasOfClient', clientOf(deps, c));
      return c.json(await deps.captcha.challenge(deps.now()), 200);
    })
    .openapi(sendAccessCode, async (c) => {
      const locale = localeOf(c);
      const { email } = c.req.valid('query');
      const captcha = c.req.header(captchaHeader);
      await codes.sendAccessCode(deps, { email, captcha, client: clientOf(deps, c), locale });
      return c.text(m.error_access_code_sent({}, { locale }), 200);
    })
    .openapi(login, async (c) => {
      const { email, password } = c.req.valid('json');
      return c.json(await auth.login(deps, { email, accessCode: password, client: clientOf(deps, c) }), 200);
    })
    .openapi(logout, async (c) => {
      await sessions.logout(deps, await callerOf(deps, c));
      return c.body(null, 204);
    });
}
