import { useLocation } from 'react-router';
import { later } from '../parts/later.tsx';
import { useRootData } from '../parts/use-settings.ts';
import { isFooterShown } from './footer-visibility.ts';

const FooterContent = later(() => import('./footer-content.tsx'));

/** Foot of the page, where it has one (spec §2). */
export function Footer() {
  const { pathname } = useLocation();
  const hideSetting = useRootData()?.settings.hideFooter;
  return isFooterShown(pathname, hideSetting) ? <FooterContent /> : null;
}
