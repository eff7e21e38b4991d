import { m } from '#kitchen-messages';
import { additives, allergens, diets } from '#rules/catalogue/declared.ts';
import { foodWord } from '../../../paper/food-words.ts';
import { AtField } from '../at-field.tsx';
import { NumberField } from '../number-field.tsx';
import { idOf, type Pen, wrongWith } from '../pen.ts';
import { TagChoice } from '../tag-choice.tsx';

/** The groups have no tag: the law wants the cereal and the nut by its name. One that is said already stays to be seen. */
const groups: readonly string[] = ['gluten', 'nuts'];
const word = (slug: string) => capital(foodWord(slug));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The allergens of the law, each by its name, or none of them. */
export function Allergens({ pen }: { pen: Pen }) {
  const { allergens: chosen } = pen.content;
  return (
    <AtField pen={pen} field="allergens">
      <TagChoice
        id={idOf('allergens')}
        label={m.product_allergens()}
        tags={allergens.filter((slug) => !groups.includes(slug) || chosen?.includes(slug))}
        chosen={chosen}
        wordOf={word}
        noneWord={m.product_none_of_them()}
        error={wrongWith(pen, 'allergens')}
        onChange={(value) => pen.write('allergens', value)}
      />
    </AtField>
  );
}

/** Additives that have to be named, or none of them. */
export function Additives({ pen }: { pen: Pen }) {
  return (
    <AtField pen={pen} field="additives">
      <TagChoice
        id={idOf('additives')}
        label={m.product_additives()}
        tags={additives}
        chosen={pen.content.additives}
        wordOf={word}
        noneWord={m.product_none_of_them()}
        error={wrongWith(pen, 'additives')}
        onChange={(value) => pen.write('additives', value)}
      />
    </AtField>
  );
}

/** What guests ask about; alcohol with how much. */
export function Diets({ pen }: { pen: Pen }) {
  const { diets: chosen, alcoholByVolume } = pen.content;
  return (
    <>
      <AtField pen={pen} field="diets">
        <TagChoice
          id={idOf('diets')}
          label={m.product_diets()}
          tags={diets}
          chosen={chosen}
          wordOf={word}
          error={wrongWith(pen, 'diets')}
          onChange={(value) => pen.write('diets', value ?? [])}
        />
      </AtField>
      {chosen.includes('alcohol') || alcoholByVolume !== null ? (
        <AtField pen={pen} field="alcoholByVolume">
          <NumberField
            id={idOf('alcoholByVolume')}
            label={m.product_alcohol_percent()}
            value={alcoholByVolume}
            most={100}
            decimals={1}
            error={wrongWith(pen, 'alcoholByVolume')}
            onChange={(value) => pen.write('alcoholByVolume', value || null)}
          />
        </AtField>
      ) : null}
    </>
  );
}
