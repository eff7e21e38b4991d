import {
  captchaHeader,
  endOtherSessions,
  endSession,
  getCaptcha,
  listSessions,
  login,
  logout,
  sendAccessCode,
} from '#contract/shop/auth.ts';
import { m } from '#messages';
import { deviceName } from '#rules/access/device-name.ts';
import * as auth from '../../access/login.ts';
import * as leaving from '../../access/logout.ts';
import * as codes from '../../access/send-access-code.ts';
import * as sessions from '../../access/sessions.ts';
import type { Deps } from '../../deps.ts';
import { callerOf, clientOf, localeOf } from '../caller.ts';
import { newRoutes } from '../routes.ts';
import { presentSession } from './present.ts';

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
      const device = deviceName(c.req.header('User-Agent') ?? '');
      const captcha = c.req.header(captchaHeader);
      const signIn = { email, accessCode: password, captcha, client: clientOf(deps, c), device };
      return c.json(await auth.login(deps, signIn), 200);
    })
    .openapi(logout, async (c) => {
      await leaving.logout(deps, await callerOf(deps, c));
      return c.body(null, 204);
    })
    .openapi(listSessions, async (c) => {
      const caller = await callerOf(deps, c);
      const found = await sessions.listSessions(deps, caller);
      return c.json(
        found.map((session) => presentSession(session, caller.sessionId)),
        200,
      );
    })
    .openapi(endSession, async (c) => {
      await sessions.endSession(deps, await callerOf(deps, c), Number(c.req.valid('param').id));
      return c.body(null, 204);
    })
    .openapi(endOtherSessions, async (c) => {
      await sessions.endOtherSessions(deps, await callerOf(deps, c));
      return c.body(null, 204);
    });
}
