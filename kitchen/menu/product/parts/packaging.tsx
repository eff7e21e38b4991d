import { Plus, Trash2 } from 'lucide-react';
import { m } from '#kitchen-messages';
import type { DraftPackagedGood } from '#rules/catalogue/menu-product.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, TextArea, TextField } from '#ui/field.tsx';
import { Choice } from '../../../parts/choice.tsx';
import { AtField } from '../at-field.tsx';
import { NumberField } from '../number-field.tsx';
import { idOf, type Pen, wrongWith } from '../pen.ts';

const languages = ['de', 'en'] as const;
const nutrients: readonly (readonly [keyof DraftPackagedGood['nutrition'], () => string, number])[] = [
  ['energyKj', m.product_energy_kj, 10_000],
  ['energyKcal', m.product_energy_kcal, 2500],
  ['fat', m.product_fat, 100],
  ['saturates', m.product_saturates, 100],
  ['carbohydrate', m.product_carbohydrate, 100],
  ['sugars', m.product_sugars, 100],
  ['protein', m.product_protein, 100],
  ['salt', m.product_salt, 100],
];
const emptyGood: DraftPackagedGood = {
  name: { de: null, en: null },
  ingredients: { de: null, en: null },
  producer: null,
  nutrition: {
    energyKj: null,
    energyKcal: null,
    fat: null,
    saturates: null,
    carbohydrate: null,
    sugars: null,
    protein: null,
    salt: null,
  },
};

/** Whether it comes in bottles, cans or bags of others, and then what their labels say. */
export function Packaging({ pen }: { pen: Pen }) {
  const { isPackaged, packaged } = pen.content;
  const set = (goods: readonly DraftPackagedGood[]) => pen.write('packaged', goods);
  return (
    <>
      <AtField pen={pen} field="isPackaged">
        <p className="choice-label" id={idOf('isPackaged')} tabIndex={-1}>
          {m.product_packaged_ask()}
        </p>
        <Choice
          label={m.product_packaged_ask()}
          value={isPackaged === null ? '' : String(isPackaged)}
          options={[
            ['false', m.product_packaged_no()],
            ['true', m.product_packaged_yes()],
          ]}
          onChange={(value) => {
            pen.write('isPackaged', value === 'true');
            if (value === 'true' && packaged.length === 0) set([emptyGood]);
            if (value === 'false') set([]);
          }}
        />
        <FieldError id={`${idOf('isPackaged')}-error`} error={wrongWith(pen, 'isPackaged')} />
      </AtField>
      {isPackaged ? (
        <AtField pen={pen} field="packaged">
          <div className="goods" id={idOf('packaged')} tabIndex={-1}>
            {packaged.map((good, index) => (
              <Good
                // biome-ignore lint/suspicious/noArrayIndexKey: a label has no name but its place
                key={index}
                pen={pen}
                place={index}
                good={good}
                onChange={(next) => set(packaged.map((each, at) => (at === index ? next : each)))}
                onRemove={() => set(packaged.filter((_, at) => at !== index))}
              />
            ))}
            <Button variant="side" size="small" onClick={() => set([...packaged, emptyGood])}>
              <Plus size={20} />
              {m.product_good_add()}
            </Button>
          </div>
        </AtField>
      ) : null}
    </>
  );
}

function Good({
  pen,
  place,
  good,
  onChange,
  onRemove,
}: {
  pen: Pen;
  place: number;
  good: DraftPackagedGood;
  onChange: (good: DraftPackagedGood) => void;
  onRemove: () => void;
}) {
  const at = `packaged.${place}`;
  const note = { de: m.menu_german(), en: m.menu_english() };
  return (
    <fieldset className="good">
      <legend>{m.product_good({ number: place + 1 })}</legend>
      <div className="side-by-side">
        {languages.map((language) => (
          <TextField
            key={`name-${language}`}
            id={idOf(`${at}.name.${language}`)}
            label={m.product_good_name()}
            note={note[language]}
            lang={language}
            maxLength={200}
            value={good.name[language] ?? ''}
            error={wrongWith(pen, `${at}.name.${language}`)}
            onChange={({ target }) =>
              onChange({ ...good, name: { ...good.name, [language]: target.value || null } })
            }
          />
        ))}
        {languages.map((language) => (
          <TextArea
            key={`ingredients-${language}`}
            id={idOf(`${at}.ingredients.${language}`)}
            label={m.product_ingredients()}
            note={note[language]}
            lang={language}
            rows={3}
            maxLength={1000}
            value={good.ingredients[language] ?? ''}
            error={wrongWith(pen, `${at}.ingredients.${language}`)}
            onChange={({ target }) =>
              onChange({
                ...good,
                ingredients: {
                  ...good.ingredients,
                  [language]: target.value.replace(/\s*\n\s*/g, ' ') || null,
                },
              })
            }
          />
        ))}
      </div>
      <TextField
        id={idOf(`${at}.producer`)}
        label={m.product_producer()}
        maxLength={200}
        value={good.producer ?? ''}
        error={wrongWith(pen, `${at}.producer`)}
        onChange={({ target }) => onChange({ ...good, producer: target.value || null })}
      />
      <p className="choice-label">{m.product_nutrition()}</p>
      <div className="nutrition">
        {nutrients.map(([key, label, most]) => (
          <NumberField
            key={key}
            id={idOf(`${at}.nutrition.${key}`)}
            label={label()}
            value={good.nutrition[key]}
            most={most}
            decimals={2}
            error={wrongWith(pen, `${at}.nutrition.${key}`)}
            onChange={(value) => onChange({ ...good, nutrition: { ...good.nutrition, [key]: value } })}
          />
        ))}
      </div>
      <Button variant="quiet" size="small" onClick={onRemove}>
        <Trash2 size={20} />
        {m.product_good_remove({ number: place + 1 })}
      </Button>
    </fieldset>
  );
}
