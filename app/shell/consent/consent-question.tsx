import { createPortal } from 'react-dom';
import { lowWindow, phone, useMedia } from '../../page/use-media.ts';
import { useIsFootTaken } from '../../stores/foot.ts';
import { ConsentBanner } from './consent-banner.tsx';

/**
 * The question stands at the foot of the window. In a low window, and on a phone while a bar stands at its foot, it
 * waits at the end of the page.
 */
export default function ConsentQuestion() {
  const isLow = useMedia(lowWindow);
  const isPhone = useMedia(phone);
  const isFootTaken = useIsFootTaken();
  if (isLow || (isPhone && isFootTaken)) return createPortal(<ConsentBanner isAtEnd />, document.body);
  return <ConsentBanner />;
}
