import type { PointerEvent as ReactPointerEvent } from 'react';
import { placeAfter } from './place-after.ts';

/** Pixels from the edge of the window within which the page goes along, and how far with each picture. */
const edge = 120;
const stride = 14;

/**
 * Lets a row be pulled to another place of its list by its handle, with a mouse, a pen or a finger; the page goes along at
 * its edges. Escape, or a second finger, leaves it where it was. Rows are the elements with `data-row` beside it.
 * @param onDropped called with both places when it was let go at another one
 */
export function dragRow(
  { currentTarget: handle, pointerId, clientY, button, nativeEvent }: ReactPointerEvent<HTMLElement>,
  onDropped: (from: number, to: number) => void,
): void {
  const row = handle.closest<HTMLElement>('[data-row]');
  const list = row?.parentElement;
  if (!row || !list || button !== 0 || list.dataset.pulled !== undefined) return;
  nativeEvent.preventDefault();
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')];
  const boxes = rows.map((each) => {
    const { top, height } = each.getBoundingClientRect();
    return { top: top + scrollY, height };
  });
  const from = rows.indexOf(row);
  const start = clientY + scrollY;
  let [at, to, frame] = [clientY, from, 0];
  handle.setPointerCapture(pointerId);
  list.dataset.pulled = '';
  row.dataset.pulled = '';

  function lay(): void {
    const moved = at + scrollY - start;
    to = placeAfter(boxes, from, moved);
    for (const [index, each] of rows.entries()) {
      const isBetween = (index > from && index <= to) || (index < from && index >= to);
      const aside = isBetween ? (boxes[from]?.height ?? 0) * (to > from ? -1 : 1) : 0;
      each.style.translate = `0 ${index === from ? moved : aside}px`;
    }
  }
  function goAlong(): void {
    const by = at < edge ? -stride : at > innerHeight - edge ? stride : 0;
    if (by !== 0) {
      scrollBy({ top: by, behavior: 'instant' });
      lay();
    }
    frame = requestAnimationFrame(goAlong);
  }
  function move(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    at = event.clientY;
    lay();
  }
  function end(isDropped: boolean): void {
    cancelAnimationFrame(frame);
    ends.abort();
    delete list?.dataset.pulled;
    delete row?.dataset.pulled;
    for (const each of rows) each.style.translate = '';
    if (isDropped && to !== from) onDropped(from, to);
  }
  const ends = new AbortController();
  const { signal } = ends;
  handle.addEventListener('pointermove', move, { signal });
  handle.addEventListener('pointerup', () => end(true), { signal });
  handle.addEventListener('pointercancel', () => end(false), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal, capture: true });
  frame = requestAnimationFrame(goAlong);
}
