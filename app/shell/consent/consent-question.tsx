import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { lowWindow, phone, useMedia } from '../../page/use-media.ts';
import { useIsFootTaken } from '../../stores/foot.ts';
import { ConsentBanner } from './consent-banner.tsx';

/**
 * The question stands at the foot of the window. In a low window, and on a phone while a bar stands at its foot, it
 * waits at the end of the page. It moves what else stands there, so it does not come while something is pressed, which would be
 * let go over another place and not count, nor while a pointer or a key is on its way to something.
 */
export default function ConsentQuestion() {
  const isLetGo = useIsLetGo();
  const isLow = useMedia(lowWindow);
  const isPhone = useMedia(phone);
  const isFootTaken = useIsFootTaken();
  if (!isLetGo) return null;
  if (isLow || (isPhone && isFootTaken)) return createPortal(<ConsentBanner isAtEnd />, document.body);
  return <ConsentBanner />;
}

/** Milliseconds without a movement or a key after which nobody is about to press. */
const still = 300;
const movements = ['pointermove', 'keydown'] as const;

/** Whether there was a moment in which nothing on the page was pressed, or about to be. */
function useIsLetGo(): boolean {
  const [isLetGo, setLetGo] = useState(false);
  useEffect(() => {
    if (isLetGo) return;
    let movedAt = Number.NEGATIVE_INFINITY;
    const note = () => {
      movedAt = performance.now();
    };
    for (const movement of movements) addEventListener(movement, note, true);
    // In one go: no press begins between the look and what comes of it.
    const turns = setInterval(() => {
      if (performance.now() - movedAt > still && !document.querySelector(':active'))
        flushSync(() => setLetGo(true));
    }, 100);
    return () => {
      clearInterval(turns);
      for (const movement of movements) removeEventListener(movement, note, true);
    };
  }, [isLetGo]);
  return isLetGo;
}
