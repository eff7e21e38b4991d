import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the messages are to stand at the foot of the window instead of its head: they change sides when they cover
 * what has the focus, and leave the head to what the page itself says there.
 */
export function useClearOfFocus(
  region: RefObject<HTMLElement | null>,
  content: unknown,
  trouble: unknown,
): boolean {
  const [isAtFoot, setAtFoot] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they may cover it also when their number has changed
  useEffect(() => {
    const look = () =>
      requestAnimationFrame(() => {
        const over = region.current;
        if (!over) return;
        const said = [...document.querySelectorAll('.alert, .trouble')];
        setAtFoot((foot) =>
          isCovered(document.activeElement, over) || (!foot && said.some((text) => isCovered(text, over)))
            ? !foot
            : foot,
        );
      });
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [region, content, trouble]);
  return isAtFoot;
}

function isCovered(focused: Element | null, region: HTMLElement): boolean {
  if (!focused || region.contains(focused)) return false;
  const under = focused.getBoundingClientRect();
  const over = region.getBoundingClientRect();
  // The page as a whole, or a dialog, is covered in part wherever they stand.
  if (over.height === 0 || under.height > window.innerHeight / 2) return false;
  return (
    under.left < over.right && over.left < under.right && under.top < over.bottom && over.top < under.bottom
  );
}
