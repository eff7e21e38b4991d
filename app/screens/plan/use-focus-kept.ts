import { type RefObject, useEffect, useRef } from 'react';
import { focusPage } from '../../page/focus-page.ts';

const areas = '.plan-rows, .plan-list, .plan-sums, .plan-bar';
const controlsIn = (area: Element) => [...area.querySelectorAll<HTMLElement>('a, button, input')];

/**
 * Where what had the focus is gone, what stands in its place takes it: the dish that was put there, the next one, the button
 * that comes next; else the page. A sheet gives it back to the place from which it was opened.
 */
export function useFocusKept(form: RefObject<HTMLFormElement | null>): void {
  const last = useRef<HTMLElement | null>(null);
  const place = useRef<{ area: Element; nth: number } | null>(null);
  useEffect(() => {
    const element = form.current;
    const keep = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last.current = target;
      if (target.closest('dialog')) return;
      // Nothing takes the place of what laid the first table: the page has the focus then.
      const area = element?.querySelector('.plan-list') && target.closest(areas);
      place.current = area ? { area, nth: controlsIn(area).indexOf(target) } : null;
    };
    element?.addEventListener('focusin', keep);
    return () => element?.removeEventListener('focusin', keep);
  }, [form]);
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    const { area, nth = 0 } = place.current ?? {};
    const controls = area?.isConnected ? controlsIn(area) : [];
    const next = controls[Math.min(nth, controls.length - 1)];
    // The bar stands at the foot of the window anyway: the table is what is looked at.
    if (next) next.focus({ preventScroll: area?.matches('.plan-bar') });
    else focusPage();
  });
}
