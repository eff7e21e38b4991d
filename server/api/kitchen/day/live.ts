import { streamSSE } from 'hono/streaming';
import { listenLive } from '#contract/kitchen/orders/orders.ts';
import { authenticateStaff } from '../../../access/staff/staff-sessions.ts';
import type { Deps } from '../../../deps.ts';
import type { EventWatch } from '../../../live/watch-events.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { release } from '../../../release.ts';
import { ShopError } from '../../../shop-error.ts';
import { newRoutes } from '../../routes.ts';
import { tokenOf } from '../staff/staff-cookie.ts';

/** Streams of a process; a kitchen has a few tablets and telephones. */
const most = 200;

/** Milliseconds between two signs of life, which proxies want, and at which a session may turn out to have ended. */
const beat = 10_000;

/** Boards listen here, and ask again when they hear something. */
export function liveRoutes(deps: Deps, events: Pick<EventWatch, 'listen' | 'listening'>) {
  return newRoutes().openapi(listenLive, (c) => {
    demand(mayInKitchen('listen', c.get('staff'), deps.now()));
    if (events.listening() >= most) throw new ShopError('TooManyRequests', { retryAfter: 5 });
    const token = tokenOf(deps, c);
    // Proxies that gather an answer before they hand it on are told not to.
    c.header('X-Accel-Buffering', 'no');
    c.header('Cache-Control', 'no-store');
    return streamSSE(c, async (stream) => {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      stream.onAbort(end);
      const say = (event: string, data: object) =>
        void stream.writeSSE({ event, data: JSON.stringify(data) });
      const stopListening = events.listen({ changed: () => say('changed', {}), end });
      say('hello', { release });
      const pulse = setInterval(async () => {
        const isSignedIn = await authenticateStaff(deps, token).then(
          () => true,
          (error) => !(error instanceof ShopError),
        );
        if (isSignedIn) await stream.write(':\n\n');
        else end();
      }, beat);
      await ended;
      clearInterval(pulse);
      stopListening();
    });
  });
}
