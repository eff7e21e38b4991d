import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Seller } from '#contract/shop/sellers.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { Picture } from '../../page/picture.tsx';

/** The shops that cook, each with the way to its menu (spec §2, provider block). */
export function Kitchens({ sellers }: { sellers: readonly Seller[] }) {
  if (sellers.length === 0) return null;
  return (
    <section className="gutter kitchens">
      <div className="kitchens-head">
        <h2>{sellers.length === 2 ? m.home_kitchens_title_two() : m.home_kitchens_title()}</h2>
        <p className="text-lead">{m.home_kitchens_text()}</p>
      </div>
      <DoubleLine />
      <ul>
        {sellers.map((seller) => (
          <li key={seller.id} className="kitchen">
            {seller.imageUrl ? <Picture src={seller.imageUrl} sizes="240px" /> : <span />}
            <div className="kitchen-words">
              <h3>{seller.name}</h3>
              <p className="text-muted">{readLocalizedText(seller.description, getLocale())}</p>
              <Link
                to={`/shop/${seller.id}`}
                className="kitchen-link"
                aria-label={m.home_kitchen_link_of({ name: seller.name })}
              >
                {m.home_kitchen_link()}
                <ArrowRight size={20} />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
