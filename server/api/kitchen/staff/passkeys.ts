import {
  addPasskey,
  listPasskeys,
  newPasskeyChallenge,
  offerPasskey,
  passkeyLogin,
  passkeyStepUp,
  removePasskey,
} from '#contract/kitchen/staff/passkeys.ts';
import { deviceName } from '#rules/access/device-name.ts';
import { aboutMe } from '../../../access/staff/about-me.ts';
import * as login from '../../../access/staff/passkey-login.ts';
import type { Deps } from '../../../deps.ts';
import * as adding from '../../../services/staff/add-passkey.ts';
import * as passkeys from '../../../services/staff/passkeys.ts';
import { clientOf, localeOf } from '../../caller.ts';
import { newRoutes } from '../../routes.ts';
import { presentMe, presentPasskey } from '../present.ts';
import { setStaffCookie } from './staff-cookie.ts';

export function passkeyRoutes(deps: Deps) {
  return newRoutes()
    .openapi(newPasskeyChallenge, async (c) =>
      c.json({ ...(await login.newPasskeyChallenge(deps, clientOf(deps, c))) }, 200),
    )
    .openapi(passkeyLogin, async (c) => {
      const session = await login.passkeyLogin(deps, {
        credential: c.req.valid('json'),
        client: clientOf(deps, c),
        device: deviceName(c.req.header('User-Agent') ?? ''),
      });
      setStaffCookie(deps, c, session);
      return c.json(presentMe(await aboutMe(deps, session.actor)), 200);
    })
    .openapi(passkeyStepUp, async (c) => {
      const credential = c.req.valid('json');
      await login.passkeyStepUp(deps, c.get('staff'), { credential, client: clientOf(deps, c) });
      return c.body(null, 204);
    })
    .openapi(listPasskeys, async (c) => {
      const found = await passkeys.listPasskeys(deps, c.get('staff'));
      return c.json(found.map(presentPasskey), 200);
    })
    .openapi(offerPasskey, async (c) =>
      c.json({ ...(await adding.offerPasskey(deps, c.get('staff'), clientOf(deps, c))) }, 200),
    )
    .openapi(addPasskey, async (c) => {
      const device = deviceName(c.req.header('User-Agent') ?? '');
      const added = await adding.addPasskey(deps, c.get('staff'), {
        credential: c.req.valid('json'),
        device,
        locale: localeOf(c),
      });
      return c.json(presentPasskey(added), 201);
    })
    .openapi(removePasskey, async (c) => {
      await passkeys.removePasskey(deps, c.get('staff'), Number(c.req.valid('param').id));
      return c.body(null, 204);
    });
}
