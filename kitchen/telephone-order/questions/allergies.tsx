import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import { m } from '#kitchen-messages';
import type { SaidNeeds } from '#rules/orders/care/said-needs.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { foodWord } from '../../paper/food-words.ts';
import { listed } from '../../parts/words.ts';
import type { Draft } from '../draft.ts';
import { careNotTaken, withLastCare } from '../last-care.ts';
import { inLanguage } from '../said-words.ts';
import type { AnswerProps } from './answer-props.ts';

interface Props extends Pick<AnswerProps, 'onChange'> {
  readonly draft: Draft;
  readonly needs: SaidNeeds<MenuItem>;
}

/** What the caller or their guests may not eat, and at once what that means for the dishes they chose. */
export function Allergies({ draft, needs, onChange }: Props) {
  const { named, holding, suiting, isUnknown } = needs;
  const isSaid = draft.allergies.trim() !== '';
  const hasDishes = draft.items.length > 0;
  const field = useRef<HTMLInputElement>(null);
  const before = careNotTaken(draft);
  const takeOver = () => {
    onChange(withLastCare);
    field.current?.focus();
  };
  const isClear = named.length > 0 && hasDishes && holding.length === 0;
  return (
    <>
      <TextField
        ref={field}
        label={m.telephone_allergies()}
        note={m.telephone_allergies_note()}
        className="tel-note"
        autoComplete="off"
        maxLength={150}
        value={draft.allergies}
        hint={isSaid && draft.allergies === draft.lastAllergies ? m.telephone_allergies_last() : undefined}
        onChange={({ target }) => onChange((before) => ({ ...before, allergies: target.value }))}
      />
      <div className="tel-before">
        <p role="status">{before ? m.telephone_allergies_before({ what: before }) : null}</p>
        {before ? (
          <Button variant="side" size="small" onClick={takeOver}>
            {m.telephone_allergies_take()}
          </Button>
        ) : null}
      </div>
      <div role="status" className="tel-needs">
        {holding.length > 0 ? (
          <p className="al">
            <TriangleAlert size={18} />
            {m.telephone_holding({ dishes: listed(holding.map(({ dish }) => inLanguage(dish.name))) })}
          </p>
        ) : null}
        {hasDishes
          ? suiting.map(({ diet, dishes }) => (
              <p key={diet}>
                {dishes.length > 0
                  ? m.telephone_suiting({
                      diet: foodWord(diet),
                      dishes: listed(dishes.map(({ name }) => inLanguage(name))),
                    })
                  : m.telephone_suiting_none({ diet: foodWord(diet) })}
              </p>
            ))
          : null}
        {isClear ? (
          <p>
            {m.telephone_holding_none({ what: listed(named.map((slug) => foodWord(slug))) })}{' '}
            {m.order_care_traces()}
          </p>
        ) : null}
        {isSaid && isUnknown ? (
          <p>{named.length > 0 ? m.telephone_allergies_more() : m.telephone_allergies_unknown()}</p>
        ) : null}
      </div>
    </>
  );
}
