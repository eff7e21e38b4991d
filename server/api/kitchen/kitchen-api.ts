import { mostPhotoBytes } from '#contract/kitchen/body-time.ts';
import { getKitchenCaptcha, pairTablet, staffLogin } from '#contract/kitchen/staff/auth.ts';
import { newPasskeyChallenge, passkeyLogin } from '#contract/kitchen/staff/passkeys.ts';
import type { Deps } from '../../deps.ts';
import type { EventWatch } from '../../live/watch-events.ts';
import { createApi } from '../api-frame.ts';
import type { ApiApp } from '../routes.ts';
import { alcoholBackRoutes } from './day/alcohol-back.ts';
import { attemptRoutes } from './day/attempts.ts';
import { dayRoutes } from './day/day.ts';
import { handoverRoutes } from './day/handovers.ts';
import { liveRoutes } from './day/live.ts';
import { missingRoutes } from './day/missing.ts';
import { noticeRoutes } from './day/notices.ts';
import { printRoutes } from './day/prints.ts';
import { productionRoutes } from './day/production.ts';
import { questionRoutes } from './day/questions.ts';
import { refusedPlanRoutes } from './day/refused-plans.ts';
import { runRoutes } from './day/runs.ts';
import { workChangeRoutes } from './day/work-changes.ts';
import { doctorRoutes } from './doctor.ts';
import { mediaRoutes } from './menu/media.ts';
import { menuRoutes } from './menu/menu.ts';
import { menuChangeRoutes } from './menu/menu-changes.ts';
import { priceListRoutes } from './menu/price-list.ts';
import { moneyRoutes } from './money.ts';
import { orderActRoutes } from './orders/order-acts.ts';
import { orderDetailsRoutes } from './orders/order-details.ts';
import { telephoneOrderRoutes } from './orders/telephone-orders.ts';
import { pressedBySelf } from './pressed-by.ts';
import { sameOrigin } from './same-origin.ts';
import { bestSellerRoutes } from './settings/best-sellers.ts';
import { capacityRoutes } from './settings/capacity.ts';
import { discountRoutes } from './settings/discounts.ts';
import { legalRoutes } from './settings/legal.ts';
import { shopSettingsRoutes } from './settings/shop-settings.ts';
import { staffAuthRoutes } from './staff/auth.ts';
import { passkeyRoutes } from './staff/passkeys.ts';
import { staffRoutes } from './staff/staff.ts';
import { cookieName, signedInFirst } from './staff/staff-cookie.ts';

const info = {
  title: 'Tischlein kitchen API',
  version: '1.0.0',
  description:
    'The JSON API behind the kitchen, for its own pages: a cookie says who calls, and every write says by its Origin ' +
    'that it comes from them. Days and times are those of Berlin. Errors carry a code of a closed list.',
};

/** What anybody may call. */
const open = [getKitchenCaptcha, staffLogin, newPasskeyChallenge, passkeyLogin, pairTablet].map(
  ({ path }) => path,
);

/** What is called with and without being signed in: a sheet's QR code is read, a code is asked for. */
const either = /^\/kitchen\/api\/(prints\/[\w-]+|auth\/code)$/;

/** The JSON API of the kitchen: every call of its contract, and its document. It shares nothing with the shop's callers. */
export function createKitchenApi(deps: Deps, events: Pick<EventWatch, 'listen' | 'listening'>): ApiApp {
  const app = createApi(deps, {
    at: '/kitchen/api/*',
    first: [sameOrigin(deps.config.KITCHEN_URL), signedInFirst(deps, { open, either }), pressedBySelf],
    routes: [
      staffAuthRoutes,
      passkeyRoutes,
      staffRoutes,
      dayRoutes,
      capacityRoutes,
      priceListRoutes,
      menuChangeRoutes,
      refusedPlanRoutes,
      bestSellerRoutes,
      menuRoutes,
      orderDetailsRoutes,
      orderActRoutes,
      noticeRoutes,
      telephoneOrderRoutes,
      productionRoutes,
      workChangeRoutes,
      runRoutes,
      handoverRoutes,
      alcoholBackRoutes,
      missingRoutes,
      attemptRoutes,
      questionRoutes,
      mediaRoutes,
      legalRoutes,
      printRoutes,
      shopSettingsRoutes,
      discountRoutes,
      doctorRoutes,
      moneyRoutes,
      () => liveRoutes(deps, events),
    ],
    large: [
      // Photos of what was handed over.
      { at: /\/handover\/photo$/, bytes: mostPhotoBytes },
      // A privacy policy can be long.
      { at: /^\/kitchen\/api\/legal\/\w+\/draft$/, bytes: 512 * 1024 },
      // Written to the disk as they come: the frame would hold them in memory to count them.
      { at: /^\/kitchen\/api\/media$/, bytes: null },
    ],
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'staffSession', {
    type: 'apiKey',
    in: 'cookie',
    name: cookieName(deps),
    description: 'Set by POST /kitchen/api/auth/login',
  });
  app.doc31('/kitchen/openapi.json', { openapi: '3.1.0', info, servers: [{ url: '/' }] });
  return app;
}
