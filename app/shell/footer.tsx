import { Link } from 'react-router';
import { brand } from '#content/brand.ts';
import { m } from '#messages';
import { PaymentLogos } from '../page/payment-logos.tsx';
import { useRootData } from '../page/use-root-data.ts';
import { ConsentSettings } from './consent/consent-settings.tsx';
import { isFooterShown } from './footer-visibility.ts';
import { useShownPath } from './head/use-shown-path.ts';
import { legalLinks } from './navigation.ts';

/** Foot of the page: means of payment, legal pages, who made it (spec §2). */
export function Footer() {
  const path = useShownPath();
  const hideSetting = useRootData()?.settings.hideFooter;
  if (!isFooterShown(path, hideSetting)) return null;
  return (
    <footer className="footer on-dark">
      <div className="gutter">
        <div className="footer-pay">
          <div>
            <h2 className="text-[1.4rem]">{m.shell_payment_methods()}</h2>
            <p className="mt-1">{m.shell_payment_text()}</p>
          </div>
          <PaymentLogos />
        </div>
        <div className="footer-end">
          <nav aria-label={m.shell_legal()} className="footer-legal">
            {legalLinks().map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
            <ConsentSettings />
          </nav>
          <p>
            {m.shell_copyright({ name: brand.name })}{' '}
            <a href={brand.makerUrl} rel="noopener">
              {m.shell_credit({ maker: brand.maker })}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}
