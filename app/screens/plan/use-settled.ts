import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '#messages';
import { planRequest } from '#rules/plan/plan.ts';
import type { Settled } from '#rules/plan/settle.ts';
import { firstAction } from '../../loading/later.tsx';
import { sayOffline, sayTrouble } from '../../stores/trouble.ts';
import type { PlanMenu } from './menu.ts';

const loadRule = () => import('./settle-here.ts');
export const loadSwap = () => import('./swap.tsx');

/**
 * The plan of the address. The server has laid what the page came with; from then on the browser lays by itself, without
 * the server and without a connection. Where the code for it cannot be had the table stays, and the page says so.
 * `isLaying` while the address asks for a table that is not there yet.
 */
export function useSettled(menu: PlanMenu, first: Settled): Settled & { isLaying: boolean } {
  const [settled, setSettled] = useState(first);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const query = planRequest(new URLSearchParams(search));
  const goOn = useEffectEvent((to: string) => {
    if (to !== query)
      void navigate(`/plan${to && '?'}${to}`, { replace: true, preventScrollReset: true, state });
  });
  const settle = useEffectEvent(async (isWanted: () => boolean) => {
    if (query === settled.query) return;
    try {
      const { settleHere } = await loadRule();
      if (!isWanted()) return;
      const next = settleHere(menu.dishes, query);
      setSettled(next);
      goOn(next.query);
    } catch {
      if (navigator.onLine) sayTrouble(m.shell_not_opened());
      else sayOffline();
      goOn(settled.query);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is what is settled
  useEffect(() => {
    let isWanted = true;
    void settle(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [query]);
  useEffect(() => {
    firstAction.then(() => Promise.all([loadRule(), loadSwap()])).catch(() => {});
  }, []);
  return { ...settled, isLaying: query !== settled.query };
}
