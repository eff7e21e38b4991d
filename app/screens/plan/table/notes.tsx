import { getLocale } from '#locale';
import { m } from '#messages';
import { allergenChoices } from '#rules/catalogue/product-filter.ts';
import { formatMoney } from '#rules/text/format.ts';
import { Alert } from '#ui/alert.tsx';
import { useCompany } from '../../../page/use-company.ts';
import { allergenNames } from '../../../product/declarations.ts';
import { nameOf } from '../name-of.ts';
import { gapTexts, missingTexts, unfitTexts } from './lack-words.ts';
import type { LaidProps } from './laid-props.ts';

/** What has to be said of a table in words: what is missing, what there is not, and what the sums cannot know. */
export default function Notes(props: LaidProps) {
  const { menu, settled, wish } = props;
  const { laid, plan, gone } = settled;
  const { phone } = useCompany();
  const dishes = menu.dishes.filter(({ id }) => laid.table.some((line) => line.id === id));
  const marked = allergenChoices.filter(
    (one) => wish.without[one] && dishes.some(({ allergens }) => allergens.includes(one)),
  );
  const eatOtherwise = wish.vegan + wish.vegetarian + wish.halal;
  const lacks = missingTexts(laid.short, wish).concat(
    gone.map((id) => m.plan_gone_named({ name: nameOf(id, menu) })),
  );
  const gaps = gapTexts(laid.gaps, props);
  const money = (cents: number) => formatMoney(cents, getLocale());
  const changed = plan.price !== null && plan.price !== laid.price && gone.length === 0;
  return (
    <div className="plan-notes">
      <Note title={m.plan_lacks_title()} texts={lacks} />
      <Note title={m.plan_mind_title()} texts={unfitTexts(laid.short)} />
      <Note title={m.plan_gaps_title()} texts={gaps} />
      {changed ? (
        <Alert kind="note" isSaid>
          {m.plan_price_changed({ before: money(plan.price ?? 0), now: money(laid.price) })}
        </Alert>
      ) : null}
      {marked.length > 0 && eatOtherwise > 0 ? (
        <Alert kind="note" isSaid title={m.plan_same_title()}>
          <p>{m.plan_same_text({ names: listed(allergenNames(marked)), phone })}</p>
        </Alert>
      ) : null}
    </div>
  );
}

const listed = (words: readonly string[]) => new Intl.ListFormat(getLocale()).format(words);

/** Each text once. The result is announced once, in short: what stands here is read where it stands. */
function Note({ title, texts }: { title: string; texts: readonly string[] }) {
  return texts.length > 0 ? (
    <Alert kind="note" isSaid title={title}>
      <ul>
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  ) : null;
}
