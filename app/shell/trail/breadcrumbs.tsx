import { Fragment } from 'react';
import { Link } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { StructuredData } from '../../page/structured-data.tsx';
import { useRootData } from '../../page/use-settings.ts';
import { useShownPath } from '../head/use-shown-path.ts';
import { trail } from './trail.ts';
import { trailFacts } from './trail-facts.ts';

/** Where the visitor is, on every page but home (spec §2). */
export function Breadcrumbs() {
  const path = useShownPath();
  const root = useRootData();
  const crumbs = trail(path, getLocale(), labels(), root?.categoryNames ?? [], root?.shopNames);
  if (crumbs.length === 0) return null;
  return (
    <>
      <nav aria-label={m.shell_breadcrumbs()} className="breadcrumbs gutter">
        <ol>
          {crumbs.map(({ label, href }, index) => (
            <Fragment key={`${href}${label}`}>
              {index > 0 ? <li aria-hidden="true">/</li> : null}
              <li>
                {href ? (
                  <Link to={href}>{label}</Link>
                ) : (
                  <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
                )}
              </li>
            </Fragment>
          ))}
        </ol>
      </nav>
      {root ? (
        <StructuredData
          facts={import.meta.env.SSR ? trailFacts(crumbs, root.publicUrl, getLocale()) : null}
        />
      ) : null}
    </>
  );
}

function labels(): Record<string, string> {
  return {
    home: m.shell_home(),
    about: m.shell_about(),
    contact: m.shell_contact(),
    'categories-overview': m.shell_crumb_categories(),
    shop: m.shell_crumb_shop(),
    cart: m.shell_cart(),
    checkout: m.shell_crumb_checkout(),
    'checkout-login': m.shell_crumb_checkout(),
    signin: m.shell_sign_in(),
    orders: m.shell_orders(),
    profile: m.shell_profile(),
    payment: m.shell_crumb_payment(),
    success: m.shell_crumb_success(),
    failed: m.shell_crumb_failed(),
    canceled: m.shell_crumb_canceled(),
    processing: m.shell_crumb_processing(),
    unauthorized: m.shell_crumb_unauthorized(),
    imprint: m.shell_imprint(),
    terms: m.shell_terms(),
    privacy: m.shell_privacy(),
    cookies: m.shell_cookies(),
    accessibility: m.shell_accessibility(),
  };
}
