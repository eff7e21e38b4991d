import { useId } from 'react';
import { m } from '#kitchen-messages';
import { mostFeeSteps } from '#rules/orders/fee-steps.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import {
  type ChangeValues,
  type ChangeWrong,
  changeRulesOf,
  changeWrong,
  withStep,
} from './change-values.ts';
import { feeSentence, wrongWords } from './change-words.ts';
import { FeeStepFields } from './fee-step-fields.tsx';
import { Theirs } from './theirs.tsx';
import type { ShopForm } from './use-shop-form.ts';

/** What canceling costs by steps, and until when orders may be changed; who may only look reads it. */
export function ChangeForm({
  form,
  wrong,
  mayChange,
}: {
  form: ShopForm<ChangeValues>;
  wrong: ChangeWrong | null;
  mayChange: boolean;
}) {
  const id = useId();
  const { changeHours, steps } = form.values;
  const theirs = form.theirs('steps');
  const isRight = changeWrong(form.values) === null;
  return (
    <section className="paper" aria-labelledby={id}>
      <h2 id={id}>{m.change_rules_title()}</h2>
      <p className="muted">
        {m.change_rules_about()} {m.change_rules_hint()}
      </p>
      <div className="fee-steps">
        {steps.map((step, at) => (
          <FeeStepFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
            key={at}
            number={at + 1}
            step={step}
            isLast={at === steps.length - 1}
            mayChange={mayChange}
            wrong={
              wrong && wrong.field !== 'changeHours' && wrong.at === at
                ? { field: wrong.field, words: wrongWords(wrong) }
                : null
            }
            onChange={(what) =>
              form.change({ steps: steps.map((each, index) => (index === at ? { ...each, ...what } : each)) })
            }
            onRemove={() => form.change({ steps: steps.filter((_, index) => index !== at) })}
          />
        ))}
      </div>
      {theirs ? (
        <p className="shop-theirs">
          {m.change_rules_theirs({
            value: feeSentence(changeRulesOf({ changeHours, steps: theirs }).feeSteps),
          })}
        </p>
      ) : null}
      {mayChange && steps.length < mostFeeSteps ? (
        <Button variant="side" onClick={() => form.change({ steps: withStep(steps) })}>
          {m.change_rules_add()}
        </Button>
      ) : null}
      {mayChange && steps.length >= mostFeeSteps ? (
        <p className="muted">{m.change_rules_full({ most: mostFeeSteps })}</p>
      ) : null}
      {isRight ? (
        <>
          <h3>{m.change_rules_so()}</h3>
          <p className="fee-sentence">{feeSentence(changeRulesOf(form.values).feeSteps)}</p>
        </>
      ) : null}
      <div className="shop-fields mt-3">
        <div className="wide">
          <TextField
            id="change-hours"
            inputMode="numeric"
            label={m.change_rules_hours()}
            hint={m.change_rules_hours_hint()}
            autoComplete="off"
            maxLength={3}
            readOnly={!mayChange}
            value={changeHours}
            error={wrong?.field === 'changeHours' ? wrongWords(wrong) : undefined}
            onChange={({ target }) => form.change({ changeHours: target.value })}
          />
          <Theirs value={form.theirs('changeHours')} />
        </div>
      </div>
      <p className="muted mt-3 text-small">{m.change_rules_told()}</p>
      {mayChange ? null : <p className="muted mt-3 text-small">{m.change_rules_read_only()}</p>}
    </section>
  );
}
