import { Fragment } from 'react';
import { Link } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { usePageNames } from '../../page/page-names.ts';
import { StructuredData } from '../../page/structured-data.tsx';
import { useRootData } from '../../page/use-root-data.ts';
import { useShownPath } from '../head/use-shown-path.ts';
import { trail } from './trail.ts';
import { trailFacts } from './trail-facts.ts';

/** Where the visitor is, on every page but home (spec §2). */
export function Breadcrumbs() {
  const path = useShownPath();
  const root = useRootData();
  const names = usePageNames();
  const crumbs = trail(
    names?.place ?? path,
    getLocale(),
    { home: m.shell_home(), ...names?.crumbs?.() },
    root?.categoryNames ?? [],
    root?.shopNames,
  );
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
