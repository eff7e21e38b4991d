import {
  getKitchenCaptcha,
  getMe,
  pairTablet,
  sendStaffCode,
  staffLogin,
  staffLogout,
  staffStepUp,
} from '#contract/kitchen/staff/auth.ts';
import { captchaHeader } from '#contract/shop/auth.ts';
import { deviceName } from '#rules/access/device-name.ts';
import { aboutMe } from '../../../access/staff/about-me.ts';
import * as tablets from '../../../access/staff/pair-tablet.ts';
import * as codes from '../../../access/staff/send-staff-code.ts';
import * as login from '../../../access/staff/staff-login.ts';
import * as sessions from '../../../access/staff/staff-sessions.ts';
import type { Deps } from '../../../deps.ts';
import { clientOf, localeOf } from '../../caller.ts';
import { newRoutes } from '../../routes.ts';
import { presentMe } from '../present.ts';
import { dropStaffCookie, setStaffCookie } from './staff-cookie.ts';

export function staffAuthRoutes(deps: Deps) {
  return newRoutes()
    .openapi(getKitchenCaptcha, async (c) => {
      await deps.limits.take('captchasOfClient', clientOf(deps, c));
      return c.json(await deps.kitchenCaptcha.challenge(deps.now()), 200);
    })
    .openapi(sendStaffCode, async (c) => {
      const { email } = c.req.valid('json');
      const caller = { captcha: c.req.header(captchaHeader), client: clientOf(deps, c), locale: localeOf(c) };
      await codes.sendStaffCode(deps, c.get('staff') ?? null, { email, ...caller });
      return c.body(null, 204);
    })
    .openapi(staffLogin, async (c) => {
      const { email, code } = c.req.valid('json');
      const session = await login.staffLogin(deps, {
        email,
        accessCode: code,
        captcha: c.req.header(captchaHeader),
        client: clientOf(deps, c),
        device: deviceName(c.req.header('User-Agent') ?? ''),
      });
      setStaffCookie(deps, c, session);
      return c.json(presentMe(await aboutMe(deps, session.actor)), 200);
    })
    .openapi(staffStepUp, async (c) => {
      const actor = c.get('staff');
      const captcha = c.req.header(captchaHeader);
      const accessCode = c.req.valid('json').code;
      await login.staffStepUp(deps, actor, { accessCode, captcha, client: clientOf(deps, c) });
      return c.body(null, 204);
    })
    .openapi(pairTablet, async (c) => {
      const { code } = c.req.valid('json');
      const session = await tablets.pairTablet(deps, { code, client: clientOf(deps, c) });
      setStaffCookie(deps, c, session);
      return c.json(presentMe(await aboutMe(deps, session.actor)), 200);
    })
    .openapi(staffLogout, async (c) => {
      await sessions.staffLogout(deps, c.get('staff'));
      dropStaffCookie(deps, c);
      return c.body(null, 204);
    })
    .openapi(getMe, async (c) => c.json(presentMe(await aboutMe(deps, c.get('staff'))), 200));
}
