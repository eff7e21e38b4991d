import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { KitchenMenu } from '#contract/kitchen/menu/menu.ts';
import type { BestSellers } from '#contract/kitchen/settings/best-sellers.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { Select } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { changeBestSellers } from '../../api/shop-settings.ts';
import { Choice } from '../../parts/choice.tsx';
import { errorWords } from '../../parts/error-words.ts';
import { smallPicture } from '../../parts/small-picture.ts';
import { inOrder } from '../../sorting/place-after.ts';
import { PlaceButtons } from '../../sorting/place-buttons.tsx';

/** As many as the API takes. */
const most = 8;

/** What home shows first: counted every night, or chosen and in what order. Each press holds at once. */
export function BestSellersForm({ best, menu }: { best: BestSellers; menu: KitchenMenu }) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const [isSaved, setSaved] = useState(false);
  const nameOf = ({ name }: { name: { de: string; en: string } }) => name[getLocale()];
  const ids = best.chosen.map(({ productId }) => productId);
  const isOwn = menu.owner === 'database';

  async function save(by: BestSellers['by'], chosen?: readonly number[]) {
    setProblem('');
    setSaved(false);
    try {
      await changeBestSellers(by, chosen);
      await revalidate();
      setSaved(true);
    } catch (error) {
      setProblem(errorWords(error));
    }
  }
  const others = menu.products.flatMap(({ id: productId, content }) =>
    content?.active && !ids.includes(productId) ? [{ productId, name: content.name[getLocale()] ?? '' }] : [],
  );
  return (
    <section className="paper best-sellers" aria-labelledby={id}>
      <h2 id={id}>{m.best_title()}</h2>
      <Choice
        label={m.best_way()}
        value={best.by}
        options={[
          ['COUNTED', m.best_counted({ days: best.days })],
          ['CHOSEN', m.best_chosen()],
        ]}
        onChange={(by) => void save(by)}
      />
      {best.by === 'COUNTED' ? (
        <>
          <p className="muted">
            {best.counted.length > 0 ? m.best_counted_hint() : m.best_counted_none({ days: best.days })}
          </p>
          <ol>
            {best.counted.map((dish) => (
              <li key={dish.productId}>
                <DishPicture imageUrl={dish.imageUrl} />
                <b>{nameOf(dish)}</b>
                <span>{m.best_orders({ count: dish.orders })}</span>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <>
          <ol>
            {best.chosen.map((dish) => (
              <li key={dish.productId} data-row>
                <DishPicture imageUrl={dish.imageUrl} />
                <b>{nameOf(dish)}</b>
                {isOwn ? (
                  <>
                    <PlaceButtons
                      ids={ids}
                      id={dish.productId}
                      name={nameOf(dish)}
                      order={(named) =>
                        save(
                          'CHOSEN',
                          inOrder(
                            ids.map((each) => ({ id: each })),
                            named,
                          ).map((each) => each.id),
                        )
                      }
                    />
                    <IconButton
                      label={m.best_remove({ name: nameOf(dish) })}
                      aria-disabled={ids.length === 1}
                      onClick={() =>
                        ids.length === 1
                          ? setProblem(m.best_last())
                          : void save(
                              'CHOSEN',
                              ids.filter((each) => each !== dish.productId),
                            )
                      }
                    >
                      <Trash2 size={22} />
                    </IconButton>
                  </>
                ) : null}
              </li>
            ))}
          </ol>
          {!isOwn ? <p className="muted">{m.best_in_files()}</p> : null}
          {isOwn && ids.length < most ? (
            <Select
              label={m.best_add()}
              value=""
              onChange={(event) => void save('CHOSEN', [...ids, Number(event.target.value)])}
            >
              <option value="">{m.best_add_choose()}</option>
              {others.map(({ productId, name }) => (
                <option key={productId} value={productId}>
                  {name}
                </option>
              ))}
            </Select>
          ) : null}
          {isOwn && ids.length >= most ? <p className="muted">{m.best_full({ most })}</p> : null}
        </>
      )}
      <p role="status">{isSaved ? m.best_saved() : ''}</p>
      <p role="alert">{problem}</p>
    </section>
  );
}

function DishPicture({ imageUrl }: { imageUrl: string | null }) {
  return (
    <span className="bit">
      <img src={smallPicture(imageUrl)} alt="" width={320} height={215} />
    </span>
  );
}
