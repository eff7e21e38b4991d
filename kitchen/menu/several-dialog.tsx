import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { KitchenMenu } from '#contract/kitchen/menu/menu.ts';
import type { ProductChanges } from '#contract/kitchen/menu/price-list.ts';
import { m } from '#kitchen-messages';
import { roundings } from '#rules/catalogue/raised-price.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Select, TextField } from '#ui/field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { changeProducts, type SeveralChange } from '../api/menu.ts';
import { errorWords } from '../parts/error-words.ts';
import { RailDialog } from '../parts/rail-dialog.tsx';
import { textOf } from './dish-words.ts';
import { dayOfFrom, FromChoice, fromNow } from './from-choice.tsx';
import { priceWords } from './money-words.ts';
import { typedPercent } from './typed-percent.ts';

export type SeveralKind = 'price' | 'category' | 'withdraw';
/** Milliseconds after the last letter until it is asked what would change. */
const pause = 250;

/** Changes several dishes at once, after showing what becomes of each. */
export function SeveralDialog({
  kind,
  ids,
  menu: { categories, today },
  onClose,
  onDone,
}: {
  /** Null while it is closed. */
  kind: SeveralKind | null;
  ids: readonly number[];
  menu: KitchenMenu;
  onClose: () => void;
  onDone: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [percent, setPercent] = useState('5');
  const [roundTo, setRoundTo] = useState(50);
  const [from, setFrom] = useState(() => fromNow(today));
  const [categoryId, setCategoryId] = useState(categories[0]?.id ?? 0);
  const [changes, setChanges] = useState<ProductChanges | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const change = changeOf();
  const asked = change && JSON.stringify(change);

  function changeOf(): SeveralChange | null {
    if (kind === 'withdraw') return { ids, withdraw: true };
    if (kind === 'category') return { ids, categoryId };
    const by = typedPercent(percent);
    const fromDay = dayOfFrom(from, today);
    return kind === null || by === null || fromDay === null ? null : { ids, percent: by, roundTo, fromDay };
  }
  useEffect(() => {
    setChanges(null);
    setProblem('');
    if (!asked) return;
    let isNewest = true;
    const timer = setTimeout(async () => {
      try {
        const next = await changeProducts(JSON.parse(asked), { preview: true });
        if (isNewest) setChanges(next);
      } catch (refusal) {
        if (isNewest) setProblem(errorWords(refusal));
      }
    }, pause);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [asked]);

  async function carryOut() {
    if (!change) return;
    setBusy(true);
    setProblem('');
    try {
      await changeProducts(change, { preview: false });
      await revalidate();
      onDone();
    } catch (refusal) {
      setProblem(errorWords(refusal));
    }
    setBusy(false);
  }
  const titles = { price: m.several_price(), category: m.several_category(), withdraw: m.several_withdraw() };
  return (
    <RailDialog
      open={kind !== null}
      onClose={onClose}
      title={kind ? titles[kind] : ''}
      about={m.several_chosen({ count: ids.length })}
      foot={
        <>
          <Button variant="side" onClick={onClose}>
            {m.several_leave()}
          </Button>
          <Button
            variant={kind === 'withdraw' ? 'danger' : 'main'}
            busy={isBusy}
            disabled={!changes || changes.length === 0}
            onClick={() => void carryOut()}
          >
            {m.several_do({ count: changes?.length ?? 0 })}
          </Button>
        </>
      }
    >
      <div className="publish-form">
        {problem ? <Alert>{problem}</Alert> : null}
        {kind === 'price' ? (
          <>
            <div className="side-by-side">
              <TextField
                label={m.several_percent()}
                hint={m.several_percent_hint()}
                error={typedPercent(percent) === null ? m.several_percent_wrong() : undefined}
                inputMode="text"
                value={percent}
                data-focus-first
                onChange={({ target }) => setPercent(target.value)}
              />
              <Select
                label={m.several_round()}
                value={roundTo}
                onChange={({ target }) => setRoundTo(Number(target.value))}
              >
                {roundings.map((cents) => (
                  <option key={cents} value={cents}>
                    {priceWords(cents)}
                  </option>
                ))}
              </Select>
            </div>
            <FromChoice value={from} onChange={setFrom} today={today} />
          </>
        ) : null}
        {kind === 'category' ? (
          <Select
            label={m.product_category()}
            value={categoryId}
            onChange={({ target }) => setCategoryId(Number(target.value))}
          >
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {textOf(name)}
              </option>
            ))}
          </Select>
        ) : null}
        {kind === 'withdraw' ? <p>{m.product_withdraw_ask()}</p> : null}
        {asked && !changes && !problem ? <Spinner /> : null}
        {changes ? <Preview changes={changes} categories={categories} /> : null}
      </div>
    </RailDialog>
  );
}

/** What becomes of each dish: the old struck, the new beside it. */
function Preview({
  changes,
  categories,
}: {
  changes: ProductChanges;
  categories: KitchenMenu['categories'];
}) {
  const categoryWord = (id: number) => textOf(categories.find((each) => each.id === id)?.name);
  if (changes.length === 0) return <p className="muted">{m.several_nothing()}</p>;
  return (
    <ul className="several-preview" aria-label={m.several_preview()}>
      {changes.map(({ id, name, before, after }) => (
        <li key={id}>
          <span>{textOf(name)}</span>
          {before.priceCents === after.priceCents ? null : (
            <span className="num">
              <s>{priceWords(before.priceCents)}</s> {priceWords(after.priceCents)}
            </span>
          )}
          {before.categoryId === after.categoryId ? null : (
            <span>
              <s>{categoryWord(before.categoryId)}</s> {categoryWord(after.categoryId)}
            </span>
          )}
          {before.active && !after.active ? <span>{m.several_goes()}</span> : null}
        </li>
      ))}
    </ul>
  );
}
