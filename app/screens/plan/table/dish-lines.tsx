import { ArrowLeftRight, Leaf, MoonStar, Plus, TriangleAlert, UsersRound } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { allergenChoices, dietChoices } from '#rules/catalogue/product-filter.ts';
import { fieldOf } from '#rules/plan/plan.ts';
import { type Dish, dishCourses } from '#rules/planner/dish.ts';
import type { Wish } from '#rules/planner/wish.ts';
import { formatMoney } from '#rules/text/format.ts';
import { Chip } from '#ui/chip.tsx';
import { Picture } from '../../../page/picture.tsx';
import { courseNames } from '../../../product/course-names.ts';
import { dietName } from '../../../product/declarations.ts';
import { dietCounts } from '../../../product/diet-counts.ts';
import { markedText } from '../marked-text.ts';
import { reasonText } from '../reason-words.ts';
import { serves } from '../serves.ts';
import { amountText } from './amount-text.ts';
import type { LaidProps } from './laid-props.ts';
import { type OnTable, onTable } from './on-table.ts';
import { TakenOff } from './taken-off.tsx';

/** All that stands on the table, by course, each with its one reason. */
export function DishLines({ menu, settled, wish }: LaidProps) {
  const { off } = settled.plan;
  const place = off?.place ?? 0;
  const firstOff = useRef(off);
  const offCourse = menu.dishes.find(({ id }) => id === off?.id)?.course;
  const offName = off && menu.products[off.id]?.name;
  const lines = onTable({ menu, settled });
  return dishCourses.map((course) => {
    const own = lines.filter(({ dish }) => dish.course === course);
    const taken =
      off && offName && offCourse === course ? (
        <TakenOff key={off.id} line={off} name={offName} isNew={off !== firstOff.current} />
      ) : null;
    return own.length > 0 || taken ? (
      <section key={course}>
        <h2 className="plan-course" tabIndex={-1}>
          {courseNames[course]()}{' '}
          {own.length > 0 ? <small className="whitespace-nowrap">{amountText(course, own)}</small> : null}
        </h2>
        <ul>
          {own
            .map((one): ReactNode => <Line key={one.line.id} {...one} wish={wish} />)
            .toSpliced(own.filter(({ index }) => index < place).length, 0, taken)}
        </ul>
      </section>
    ) : null;
  });
}

/** The first that holds is shown. */
const diets = { halal: MoonStar, vegan: Leaf, vegetarian: Leaf };
const shownDiets = Object.keys(diets) as (keyof typeof diets)[];

function Line({ line: { id, pieces }, dish, product, reason, wish }: OnTable & { wish: Wish }) {
  const { name } = product;
  const bad = allergenChoices.filter((one) => wish.without[one] && dish.allergens.includes(one));
  const diet = shownDiets.find((one) => dish.diets.includes(one));
  const Icon = diet && diets[diet];
  const mixed = mixedWords(dish);
  return (
    <li className="plan-line">
      <Picture src={product.imageUrl} sizes="128px" />
      <h3>
        <Link to={product.path}>{name}</Link>
      </h3>
      <p className="plan-chips">
        {Icon ? (
          <Chip tone="good" icon={<Icon size={16} />}>
            {dietName(diet)}
          </Chip>
        ) : null}
        {dish.pork ? <Chip>{dietName('pork')}</Chip> : null}
        {dish.alcohol ? <Chip>{dietName('alcohol')}</Chip> : null}
        {product.serves ? <Chip icon={<UsersRound size={16} />}>{serves(product.serves)}</Chip> : null}
        {mixed ? <Chip>{m.plan_of_which({ parts: mixed })}</Chip> : null}
        {bad.length > 0 ? (
          <Chip tone="bad" icon={<TriangleAlert size={16} />}>
            {markedText(bad, wish)}
          </Chip>
        ) : null}
      </p>
      <p className="plan-why text-small text-muted">{reasonText(reason, dish.course, wish.guests)}</p>
      <div className="plan-act">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset breaks the row it stands in */}
        <span className="stepper" role="group" aria-label={m.plan_quantity({ name })}>
          <button
            type="submit"
            name="set"
            value={`${id}x${pieces - 1}`}
            aria-label={pieces === 1 ? m.plan_off({ name }) : m.plan_less({ name })}
          >
            <svg width="22" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="M5 12h14" />
            </svg>
          </button>
          <input
            name={fieldOf(id)}
            defaultValue={pieces}
            inputMode="numeric"
            pattern="\d{1,3}"
            required
            maxLength={3}
            autoComplete="off"
            aria-label={m.plan_quantity({ name })}
            onFocus={({ target }) => target.select()}
          />
          <button type="submit" name="set" value={`${id}x${pieces + 1}`} aria-label={m.plan_more({ name })}>
            <Plus size={22} />
          </button>
        </span>
        <button
          type="submit"
          name="swap"
          value={id}
          className="button button-quiet"
          aria-label={m.plan_swap_named({ name })}
        >
          <ArrowLeftRight size={20} />
          {m.plan_swap()}
        </button>
      </div>
      <p className="plan-price num">{formatMoney(dish.price * pieces, getLocale())}</p>
    </li>
  );
}

/** For how many of each diet a mixed dish holds something: 4 vegetarisch, 1 vegan. */
const mixedWords = ({ parts }: Dish) =>
  dietChoices.flatMap((diet) => (parts[diet] ? dietCounts[diet]({ count: parts[diet] }) : [])).join(', ');
