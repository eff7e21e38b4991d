import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { formatMoney } from '#rules/text/format.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { Picture } from '../../page/picture.tsx';
import type { Example } from './menu.ts';
import plates from './plates.svg?url';

const shown: Record<Example['name'], { text: () => string; picture: string }> = {
  team: { text: m.plan_example_team, picture: '/pictures/products/burgers-560.webp' },
  birthday: { text: m.plan_example_birthday, picture: '/pictures/products/etagere-560.webp' },
  reception: { text: m.plan_example_reception, picture: '/pictures/products/rolls-560.webp' },
};

/** The table before it is laid: a pile of plates, and tables that others begin with. */
export function Empty({ examples, children }: { examples: readonly Example[]; children: ReactNode }) {
  return (
    <>
      <div className="plan-stage plan-stage-empty">
        <div className="gutter">
          <svg className="plan-pile" viewBox="0 0 300 210" aria-hidden="true">
            <use href={`${plates}#pile`} />
          </svg>
          <p className="paper paper-tent plan-does">{m.plan_table_does()}</p>
        </div>
      </div>
      <DoubleLine />
      <div className="gutter plan-begin">
        {children}
        <h2>{m.plan_examples()}</h2>
        <ul>
          {examples.map(({ name, wish, head }) => (
            <li key={name}>
              <Link
                to={`/plan?occasion=${wish.occasion}&guests=${wish.guests}&meal=${wish.meal}&lay=1`}
                className="paper"
              >
                <Picture src={shown[name].picture} sizes="112px" />
                <span>
                  <b>{shown[name].text()}</b>
                  {m.plan_a_head({ amount: formatMoney(head, getLocale()) })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
