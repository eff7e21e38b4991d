import { aftermath, intentOfSession } from './aftermath.ts';
import type { Business } from './business.ts';
import { actions, findSession } from './checkout.ts';
import { ApiError, missing } from './errors.ts';
import { type Faults, setFaults } from './faults.ts';
import { endRefund } from './refunds.ts';
import type { Call, Reply } from './reply.ts';
import type { Store } from './store/store.ts';
import { type Receiver, send } from './webhooks.ts';

/** What they can see and set. */
type Controlled = { store: Store; faults: Faults; business: Business; receiver: Receiver };

/** Calls for tests and for people who want to see what is going on: not part of Stripe's API, and without key. */
export async function answerControl(
  { store, faults, business, receiver }: Controlled,
  call: Call,
): Promise<Reply> {
  const [, noun = '', id = '', verb = ''] = call.path;
  const ok = (body: object): Reply => ({ status: 200, body });
  switch (`${call.method} ${noun}${id && '/:id'}${verb && '/verb'}`) {
    case 'GET faults':
      return ok(faults);
    case 'POST faults':
      return ok(setFaults(faults, wanted(call.body)));
    case 'POST account':
      return ok(Object.assign(business.account, wanted(call.body)));
    case 'GET sessions':
      return ok({ data: [...store.table('sessions').values()].reverse() });
    case 'POST sessions/:id/verb': {
      if (!Object.hasOwn(actions, verb)) throw new ApiError(404, `There is no action ${verb}.`);
      return ok(actions[verb as keyof typeof actions](store, findSession(store, id)));
    }
    case 'POST payments/:id/verb': {
      const action = Object.hasOwn(aftermath, verb) ? aftermath[verb] : undefined;
      if (!action) throw new ApiError(404, `There is no action ${verb}.`);
      const { amount } = wanted(call.body) as { amount?: number };
      return ok(action(store, intentOfSession(store, id), amount ?? null));
    }
    case 'POST refunds/:id/verb': {
      if (verb !== 'succeed' && verb !== 'fail') throw new ApiError(404, `There is no action ${verb}.`);
      return ok(endRefund(store, id, verb === 'fail' ? 'failed' : 'succeeded'));
    }
    case 'GET events':
      return ok({ data: [...store.table('events').values()] });
    case 'POST events/:id/verb': {
      const record = store.table('events').get(id);
      if (!record || verb !== 'resend') throw missing('event', id, 'id');
      const { url } = receiver;
      return ok({ delivered: url ? await send({ ...receiver, url }, record.event) : false });
    }
    default:
      throw new ApiError(404, `There is no ${call.method} /${call.path.join('/')}.`);
  }
}

function wanted(body: string): Partial<Faults> & { charges_enabled?: boolean; payouts_enabled?: boolean } {
  try {
    const parsed: unknown = JSON.parse(body || '{}');
    if (typeof parsed === 'object' && parsed !== null) return parsed;
  } catch {
    // answered like any other wrong body
  }
  throw new ApiError(400, 'The body must be a JSON object.');
}
