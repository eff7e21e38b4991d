import { Utensils } from 'lucide-react';
import { getLocale } from '#locale';
import { m } from '#messages';
import { centsOf, lineTotal } from '#rules/money/money.ts';
import { fewestGuests, mostGuests as mostPlanned } from '#rules/planner/wish.ts';
import { formatMoney } from '#rules/text/format.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Paper } from '#ui/paper.tsx';
import { Stepper } from '#ui/stepper.tsx';
import type { ShownProduct } from '../../page/in-language.ts';
import { Picture } from '../../page/picture.tsx';
import { ProductCardBuy } from '../../product/product-card-buy.tsx';
import { announce } from '../../stores/announcements.ts';
import { useCartQuantity } from '../../stores/cart.ts';
import { NotForGuests } from './not-for-guests.tsx';
import { ShareButton } from './share-button.tsx';
import type { Need } from './use-guests.ts';

/** More guests than these ask by phone. */
const mostGuests = 999;
/** Pictures of it that stand beside one another. */
const mostPictures = 6;

/** How many of it the guests need, what that costs, and into the cart with it. */
export function DishOrder({ dish, need }: { dish: ShownProduct; need: Need | null }) {
  const locale = getLocale();
  const name = readLocalizedText(dish.name, locale);
  const isIn = useCartQuantity(dish.id) > 0;
  const pieces = need?.alone ?? 1;
  const price = centsOf(dish.price);
  return (
    <Paper as="section" ruled className="product-order" aria-labelledby="product-order">
      <h2 id="product-order">{need ? m.product_how_many() : m.product_order()}</h2>
      {need ? (
        <>
          <Guests need={need} />
          <div className="product-pieces" aria-hidden="true">
            {Array.from({ length: Math.min(pieces, mostPictures) }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: each is the same picture
              <Picture key={nth} src={dish.imageUrl} sizes="140px" />
            ))}
          </div>
          <p className="text-lead">
            <b>{m.product_needed({ pieces, guests: need.guests })}</b>{' '}
            {need.besideOthers === null ? null : m.product_beside({ pieces: need.besideOthers })}
          </p>
        </>
      ) : null}
      <p className="product-sum">
        <span>{m.product_times({ pieces, price: formatMoney(price, locale) })}</span>
        <span className="num">{formatMoney(lineTotal(price, pieces), locale)}</span>
      </p>
      <NotForGuests dish={dish} />
      <div className="product-buy">
        <ProductCardBuy
          product={dish}
          name={name}
          pieces={pieces}
          button={(add) => (
            <Button wide onClick={add}>
              {m.product_add({ pieces })}
            </Button>
          )}
        />
        {isIn ? (
          <ButtonLink to="/cart" wide>
            {m.catalogue_to_cart()}
          </ButtonLink>
        ) : null}
      </div>
      <div className="product-ways">
        <ShareButton name={name} path={dish.path} />
        <ButtonLink to={planFor(need)} variant="quiet">
          <Utensils size={20} />
          {m.product_plan()}
        </ButtonLink>
      </div>
    </Paper>
  );
}

/** A whole table, for as many as somebody has said where a table lays itself for so many. */
function planFor(need: Need | null): string {
  const guests = need?.said ?? 0;
  return fewestGuests <= guests && guests <= mostPlanned ? `/plan?guests=${guests}` : '/plan';
}

function Guests({ need }: { need: Need }) {
  return (
    <div className="product-guests">
      <span className="font-semibold" aria-hidden="true">
        {m.product_guests_label()}
      </span>
      <Stepper
        value={need.guests}
        min={1}
        max={mostGuests}
        onChange={(guests) => need.setGuests(Math.max(1, guests))}
        onLimit={() => announce(m.product_at_most({ guests: mostGuests }))}
        labels={{
          group: m.product_guests_label(),
          less: m.product_guests_less(),
          more: m.product_guests_more(),
          quantity: m.product_guests_label(),
        }}
      />
    </div>
  );
}
