import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { lowWindow, phone, useMedia } from '../../page/use-media.ts';
import { useIsFootTaken } from '../../stores/foot.ts';
import { ConsentBanner } from './consent-banner.tsx';

/**
 * The question stands at the foot of the window. In a low window, and on a phone while a bar stands at its foot, it
 * waits at the end of the page. It moves what else stands there, so it does not come while something is pressed: that would be
 * let go over another place, and not count.
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

/** Whether there was a moment in which nothing on the page was pressed. */
function useIsLetGo(): boolean {
  const [isLetGo, setLetGo] = useState(false);
  useEffect(() => {
    if (isLetGo) return;
    // In one go: no press begins between the look and what comes of it.
    const turns = setInterval(() => {
      if (!document.querySelector(':active')) flushSync(() => setLetGo(true));
    }, 100);
    return () => clearInterval(turns);
  }, [isLetGo]);
  return isLetGo;
}
