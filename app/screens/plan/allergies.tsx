import { ChevronDown } from 'lucide-react';
import { m } from '#messages';
import { type AllergenChoice, allergenChoices } from '#rules/catalogue/product-filter.ts';
import type { Sentence } from '#rules/plan/sentence.ts';
import { mostGuests } from '#rules/planner/wish.ts';
import { useCompany } from '../../page/use-company.ts';
import { choiceName } from '../../product/declarations.ts';

/** "1 without eggs, 2 without milk" */
export function allergiesText({ without }: Pick<Sentence, 'without'>): string {
  return Object.entries(without)
    .map(([allergen, count]) => m.plan_without({ count, name: choiceName(allergen as AllergenChoice) }))
    .join(', ');
}

/** The blank for allergies: a sheet with a number for each of the 14. */
export function Allergies({ sentence }: { sentence: Sentence }) {
  const { phone } = useCompany();
  const { without } = sentence;
  const isNamed = Object.keys(without).length > 0;
  return (
    <>
      <details className="plan-allergies">
        <summary className="blank" aria-label={`${m.plan_allergies()}: ${textOf()}`}>
          {textOf()}
          <ChevronDown size={20} />
        </summary>
        <fieldset className="paper plan-allergens">
          <legend className="sr-only">{m.plan_allergies_legend()}</legend>
          <p aria-hidden="true" className="font-semibold">
            {m.plan_allergies_legend()}
          </p>
          <div className="plan-allergens-list">
            {allergenChoices.map((allergen) => (
              <Count key={allergen} allergen={allergen} guests={without[allergen] ?? 0} />
            ))}
          </div>
          <p className="text-small text-muted">{m.plan_traces({ phone })}</p>
        </fieldset>
      </details>
      .
    </>
  );

  function textOf() {
    return isNamed ? allergiesText(sentence) : m.plan_allergies_none();
  }
}

function Count({ allergen, guests }: { allergen: AllergenChoice; guests: number }) {
  return (
    <label>
      {choiceName(allergen)}
      <input
        type="number"
        name={allergen}
        inputMode="numeric"
        min={0}
        max={mostGuests}
        placeholder="0"
        defaultValue={guests || ''}
        autoComplete="off"
      />
    </label>
  );
}
