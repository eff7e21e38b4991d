import { m } from '#kitchen-messages';
import { type DietChoice, dietChoices } from '#rules/catalogue/product-filter.ts';
import { foodWord } from '../../../paper/food-words.ts';
import { AtField } from '../at-field.tsx';
import { NumberField } from '../number-field.tsx';
import { idOf, type Pen } from '../pen.ts';

/** For how many guests of each diet a mixed dish holds something; not of a diet that all of it is for. */
export function MixedParts({ pen }: { pen: Pen }) {
  const { parts, diets, serves } = pen.content;
  const asked = dietChoices.filter((diet) => !diets.includes(diet));
  const write = (diet: DietChoice, count: number | null) => {
    const { [diet]: _before, ...others } = parts;
    pen.write('parts', count ? { ...others, [diet]: count } : others);
  };
  return (
    <AtField pen={pen} field="parts">
      {/* biome-ignore lint/a11y/useSemanticElements: the fields stand beside each other, which a fieldset breaks */}
      <div role="group" aria-labelledby={idOf('parts')} tabIndex={-1}>
        <p id={idOf('parts')} className="choice-label">
          {m.product_parts()}
        </p>
        <div className="side-by-side">
          {asked.map((diet) => (
            <NumberField
              key={diet}
              label={foodWord(diet)}
              value={parts[diet] ?? null}
              most={serves?.from ?? 999}
              onChange={(count) => write(diet, count)}
            />
          ))}
        </div>
        <p className="part-hint">{m.product_parts_hint()}</p>
      </div>
    </AtField>
  );
}
