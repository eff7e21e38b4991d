import clsx from 'clsx/lite';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { pictureAddress } from '#rules/catalogue/product-picture.ts';
import type { ListedProduct } from '../api/menu.ts';
import type { Kitchen } from '../api/sellers.ts';
import { foodWord } from '../paper/food-words.ts';
import { smallPicture } from '../parts/small-picture.ts';
import { draftWord, nameOf, planWord } from './dish-words.ts';
import { lacksInShort } from './lack-words.ts';
import { isOffered, newestOf } from './listing.ts';
import { priceWords } from './money-words.ts';
import { PriceInPlace } from './price-in-place.tsx';
import { type SoldOutDays, soldOutNow } from './sold-out.ts';
import { SoldOutSwitch } from './sold-out-switch.tsx';
import { StillOrdered } from './still-ordered.tsx';

const languages = ['de', 'en'] as const;
const mostLacks = 3;

export interface RowContext {
  readonly today: Day;
  readonly kitchens: readonly Kitchen[];
  /** Whether the reader writes the menu: its drafts, its prices. */
  readonly mayWrite: boolean;
  /** Whether it is changed here and not in the files of the program. */
  readonly isOwn: boolean;
}

/** A dish in the list: what it is, what it lacks, its price and whether it can be had today, both to be changed here. */
export function DishRow({
  product,
  soldOut,
  context: { today, kitchens, mayWrite, isOwn },
  start,
  end,
}: {
  product: ListedProduct;
  soldOut: readonly SoldOutDays[];
  context: RowContext;
  /** What stands before it. */
  start?: ReactNode;
  /** What stands at its end instead of whether it can be had today. */
  end?: ReactNode;
}) {
  const { id, content, draft, missing, plans } = product;
  const newest = newestOf(product);
  const name = nameOf(product);
  const kitchen = kitchens.find((each) => each.id === newest?.sellerId);
  const isOut = isOffered(product) && soldOutNow(soldOut, today) !== null;
  const price = content?.priceCents ?? newest?.priceCents ?? null;
  const draftPrice =
    content && draft?.content.priceCents !== content.priceCents ? draft?.content.priceCents : null;
  const lacks = mayWrite && (isOffered(product) || draft) ? lacksInShort(missing) : [];
  const title = <b>{name}</b>;
  return (
    <li
      className={clsx('dish-row', isOut && 'is-out', !isOffered(product) && 'is-off')}
      data-product={id}
      data-row={end ? '' : undefined}
    >
      {start}
      <span className={clsx('bit', `of-kitchen-${kitchen?.color ?? 3}`)}>
        <img
          src={smallPicture(newest?.image ? pictureAddress(newest.image.picture) : null)}
          alt=""
          width={320}
          height={215}
          loading="lazy"
        />
      </span>
      <div className="dish-name-cell">
        {mayWrite ? <Link to={`/menu/${id}`}>{title}</Link> : title}
        <OtherName name={newest?.name} />
        {draft ? (
          <small className="draft-line">
            {draftWord(draft, today)}
            {typeof draftPrice === 'number' ? `, ${priceWords(draftPrice)}` : null}
          </small>
        ) : null}
        {plans.map((plan) => (
          <small key={plan.id} className="draft-line">
            {planWord(plan, content)}
          </small>
        ))}
        {lacks.length > 0 ? (
          <small className="lacks">
            {[
              ...lacks.slice(0, mostLacks),
              ...(lacks.length > mostLacks ? [m.menu_and_more({ count: lacks.length - mostLacks })] : []),
            ].join(', ')}
          </small>
        ) : null}
        <StillOrdered product={product} soldOut={soldOut} today={today} />
      </div>
      <span className="dish-kitchen">
        {kitchen ? <span className={`chip of-kitchen-${kitchen.color}`}>{kitchen.short}</span> : null}
      </span>
      <span className="dish-texts">
        {languages.map((language) => (
          <TextMark
            key={language}
            language={language}
            isThere={[newest?.name, newest?.description, newest?.unit].every((text) => text?.[language])}
          />
        ))}
      </span>
      <span className="dish-allergens">
        {newest?.allergens ? (
          newest.allergens.map((slug) => foodWord(slug)).join(', ') || m.menu_no_allergens()
        ) : (
          <em>{m.menu_undeclared()}</em>
        )}
      </span>
      {mayWrite ? (
        <>
          <span className="dish-vat">
            {newest?.vat ? m.menu_vat_of({ percent: newest.vat === 'food' ? 7 : 19 }) : '–'}
          </span>
          <span className="dish-money">
            {price !== null && isOwn && isOffered(product) ? (
              <PriceInPlace id={id} name={name} price={price} today={today} />
            ) : (
              <span className="num">{price === null ? '–' : priceWords(price)}</span>
            )}
          </span>
        </>
      ) : null}
      <div className="dish-today">
        {end ?? <Today product={product} name={name} soldOut={soldOut} today={today} />}
      </div>
    </li>
  );
}

/** The name in the language that is not the reader's. */
function OtherName({ name }: { name: { de: string | null; en: string | null } | undefined }) {
  const other = getLocale() === 'de' ? 'en' : 'de';
  const text = name?.[other];
  return text ? (
    <small className="other-name" lang={other}>
      {text}
    </small>
  ) : null;
}

function TextMark({ language, isThere }: { language: 'de' | 'en'; isThere: boolean }) {
  const Mark = isThere ? Check : X;
  const words = { language: language === 'de' ? m.menu_german() : m.menu_english() };
  return (
    <span className={isThere ? 'lang ok' : 'lang no'}>
      <Mark size={18} aria-hidden="true" />
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className="sr-only">{isThere ? m.menu_text_there(words) : m.menu_text_lacks(words)}</span>
    </span>
  );
}

/** Whether it can be had today; what is not on the menu leads to what it lacks. */
function Today({
  product,
  name,
  soldOut,
  today,
}: {
  product: ListedProduct;
  name: string;
  soldOut: readonly SoldOutDays[];
  today: Day;
}) {
  const { id } = product;
  return isOffered(product) ? (
    <SoldOutSwitch id={id} name={name} soldOut={soldOut} today={today} />
  ) : (
    <Link
      className="button button-side button-small"
      to={`/menu/${id}`}
      aria-label={m.menu_finish_of({ name })}
    >
      {m.menu_finish()}
    </Link>
  );
}
