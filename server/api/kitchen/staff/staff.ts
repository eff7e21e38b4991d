import { endDevice, listDevices, newPairing } from '#contract/kitchen/staff/devices.ts';
import {
  changeStaff,
  inviteStaff,
  inviteStaffAgain,
  listStaff,
  removeStaff,
  resetStaff,
} from '#contract/kitchen/staff/staff.ts';
import type { Deps } from '../../../deps.ts';
import * as devices from '../../../services/staff/devices.ts';
import * as staff from '../../../services/staff/manage-staff.ts';
import { localeOf } from '../../caller.ts';
import { newRoutes } from '../../routes.ts';
import { presentDevice, presentStaff } from '../present.ts';

export function staffRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listStaff, async (c) => {
      const members = await staff.listStaff(deps, c.get('staff'));
      return c.json(members.map(presentStaff), 200);
    })
    .openapi(inviteStaff, async (c) => {
      const input = { ...c.req.valid('json'), locale: localeOf(c) };
      return c.json(presentStaff(await staff.inviteStaff(deps, c.get('staff'), input)), 201);
    })
    .openapi(inviteStaffAgain, async (c) => {
      const whom = { id: Number(c.req.valid('param').id), locale: localeOf(c) };
      await staff.inviteStaffAgain(deps, c.get('staff'), whom);
      return c.body(null, 204);
    })
    .openapi(changeStaff, async (c) => {
      const change = { ...c.req.valid('json'), id: Number(c.req.valid('param').id) };
      return c.json(presentStaff(await staff.changeStaff(deps, c.get('staff'), change)), 200);
    })
    .openapi(removeStaff, async (c) => {
      await staff.removeStaff(deps, c.get('staff'), Number(c.req.valid('param').id));
      return c.body(null, 204);
    })
    .openapi(resetStaff, async (c) => {
      await staff.resetStaff(deps, c.get('staff'), Number(c.req.valid('param').id));
      return c.body(null, 204);
    })
    .openapi(listDevices, async (c) => {
      const actor = c.get('staff');
      const found = await devices.listDevices(deps, actor);
      return c.json(
        found.map((device) => presentDevice(device, actor.sessionId)),
        200,
      );
    })
    .openapi(endDevice, async (c) => {
      await devices.endDevice(deps, c.get('staff'), Number(c.req.valid('param').id));
      return c.body(null, 204);
    })
    .openapi(newPairing, async (c) => {
      const { device } = c.req.valid('json');
      const { code, expiresAt } = await devices.newPairing(deps, c.get('staff'), device);
      return c.json({ code, expiresAt: Math.floor(expiresAt / 1000) }, 200);
    });
}
