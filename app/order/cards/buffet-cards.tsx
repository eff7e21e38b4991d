import { Printer } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { BuffetCard, cardSheets } from '#ui/print/buffet-card.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { type CardDish, cardOf } from './card-of.ts';
import './cards.css';

/** A card for each of some dishes, as the printer will have them, and which of them to print. */
export function BuffetCards({
  dishes,
  foodWords,
  locale,
  back,
}: {
  dishes: readonly CardDish[];
  /** What is in them, in both languages, by slug. */
  foodWords: Readonly<Record<string, string>>;
  locale: Locale;
  back: { readonly to: string; readonly label: string };
}) {
  const [without, setWithout] = useState<readonly number[]>([]);
  const chosen = dishes.filter(({ productId }) => !without.includes(productId));
  const sheets = cardSheets(chosen);
  const choose = (productId: number, isChosen: boolean) =>
    setWithout(isChosen ? without.filter((id) => id !== productId) : [...without, productId]);
  return (
    <div className="order-cards">
      <PageTitle title={m.order_cards()} sub={m.order_cards_text()} />
      <div className="tabletop h-8" aria-hidden="true" />
      <DoubleLine />
      <div className="gutter order-cards-columns">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys */}
        <section className="sheets shown" aria-label={m.order_cards_preview()} tabIndex={0}>
          {sheets.map((cards, sheet) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its number
            <div className="a4 label-sheet" key={sheet}>
              {cards.map((item) => (
                <BuffetCard key={item.productId} {...cardOf(item, foodWords)} />
              ))}
            </div>
          ))}
        </section>
        <aside className="paper order-cards-tools">
          <DoubleLine />
          <fieldset>
            <legend className="font-semibold">{m.order_cards_which()}</legend>
            {dishes.map(({ productId, name }) => (
              <label key={productId}>
                <input
                  type="checkbox"
                  checked={!without.includes(productId)}
                  onChange={({ target }) => choose(productId, target.checked)}
                />
                {readLocalizedText(name, locale)}
              </label>
            ))}
          </fieldset>
          <Button wide disabled={sheets.length === 0} onClick={() => print()}>
            <Printer size={22} />
            {m.order_cards_print({ count: sheets.length })}
          </Button>
          <ButtonLink to={back.to} variant="side" wide>
            {back.label}
          </ButtonLink>
          <p className="text-small">{m.order_cards_hint()}</p>
        </aside>
      </div>
    </div>
  );
}
