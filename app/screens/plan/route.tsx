import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { m } from '#messages';
import { pageContext } from '../../api/context.ts';
import { later } from '../../loading/later.tsx';
import type { PageNames } from '../../page/page-names.ts';
import type { Route } from './+types/route';
import { loadPlan } from './load-plan.ts';
import './plan.css';
import { PlanPage } from './plan-page.tsx';

export const handle: PageNames = { title: m.plan_title, crumbs: () => ({ plan: m.plan_title() }) };

const Trouble = later(() => import('./trouble.tsx'));

export async function loader({ context, request }: Route.LoaderArgs) {
  const plan = await loadPlan(context.get(pageContext), new URL(request.url));
  return data(plan, { status: plan.state === 'failed' ? 503 : 200 });
}

/** From then on the browser lays by itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The table that lays itself: who comes, said in a sentence, and what stands on the table for them. */
export default function PlanScreen({ loaderData: plan }: Route.ComponentProps) {
  return plan.state === 'failed' ? <Trouble /> : <PlanPage {...plan} />;
}
