import { sayArrival, takeBackArrival } from '#contract/kitchen/day/arrivals.ts';
import {
  changeRun,
  departRun,
  getRuns,
  planRun,
  removeRun,
  takeBackDeparture,
} from '#contract/kitchen/day/runs.ts';
import type { Deps } from '../../../deps.ts';
import * as arrivals from '../../../services/kitchen/runs/arrival.ts';
import * as departures from '../../../services/kitchen/runs/depart.ts';
import * as plans from '../../../services/kitchen/runs/plan-run.ts';
import { runsOfDay } from '../../../services/kitchen/runs/runs.ts';
import { newRoutes } from '../../routes.ts';
import { seconds } from '../present.ts';
import { presentRun, presentStop } from './present-run.ts';

export function runRoutes(deps: Deps) {
  return newRoutes()
    .openapi(getRuns, async (c) => {
      const actor = c.get('staff');
      const { day, runs, unplanned, drivers } = await runsOfDay(deps, actor, c.req.valid('param').day);
      return c.json({ day, runs: runs.map(presentRun), unplanned: unplanned.map(presentStop), drivers }, 200);
    })
    .openapi(planRun, async (c) => {
      const { day } = c.req.valid('param');
      return c.json(await plans.planRun(deps, c.get('staff'), { day, ...c.req.valid('json') }), 201);
    })
    .openapi(changeRun, async (c) => {
      const id = Number(c.req.valid('param').id);
      await plans.changeRun(deps, c.get('staff'), { id, ...c.req.valid('json') });
      return c.body(null, 204);
    })
    .openapi(removeRun, async (c) => {
      return c.json(await plans.removeRun(deps, c.get('staff'), Number(c.req.valid('param').id)), 200);
    })
    .openapi(departRun, async (c) => {
      const departedAt = await departures.departRun(deps, c.get('staff'), {
        runId: Number(c.req.valid('param').id),
        id: c.req.valid('json').id,
      });
      return c.json({ departedAt: seconds(departedAt) }, 200);
    })
    .openapi(takeBackDeparture, async (c) => {
      await departures.takeBackDeparture(deps, c.get('staff'), {
        runId: Number(c.req.valid('param').id),
        id: c.req.valid('header')['x-press-id'],
      });
      return c.body(null, 204);
    })
    .openapi(sayArrival, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const { minutes } = c.req.valid('json');
      const said = await arrivals.sayArrival(deps, c.get('staff'), { publicId, minutes });
      return c.json({ ...said, expectedAt: seconds(said.expectedAt) }, 200);
    })
    .openapi(takeBackArrival, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      await arrivals.takeBackArrival(deps, c.get('staff'), publicId);
      return c.body(null, 204);
    });
}
