import { focusPage } from '../page/focus-page.ts';

/** Puts the focus at the start of the page's content when what had it is gone. */
export function rescueFocus(): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) focusPage();
}
