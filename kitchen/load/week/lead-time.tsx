import { Trash2 } from 'lucide-react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LimitStepper } from '../limit-stepper.tsx';
import type { LeadSteps } from './steps.ts';

/** What kitchen.md's sample says: larger orders the day before. */
const sample: LeadSteps = [
  { from: 46, until: '20:00' },
  { from: 90, until: '18:00' },
];

/** How early one has to order: hours for small orders, steps by size for larger ones. */
export function LeadTime({
  leadHours,
  leadSteps,
  onChange,
}: {
  leadHours: number;
  leadSteps: LeadSteps;
  onChange: (what: { leadHours?: number; leadSteps?: LeadSteps }) => void;
}) {
  const setStep = (index: number, step: Partial<LeadSteps[number]>) =>
    onChange({ leadSteps: leadSteps.map((each, at) => (at === index ? { ...each, ...step } : each)) });
  return (
    <section className="paper load-day" aria-labelledby="lead-time">
      <h2 id="lead-time">{m.week_lead()}</h2>
      <div className="set-row">
        <span>
          <b>{m.week_lead_hours()}</b>
          <small>{m.week_lead_hours_hint()}</small>
        </span>
        <LimitStepper
          label={m.week_lead_hours()}
          value={leadHours}
          onChange={(hours) => onChange({ leadHours: Math.min(hours, 999) })}
        />
      </div>
      {leadSteps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
        <div key={index} className="lead-step">
          <TextField
            label={m.week_lead_from()}
            inputMode="numeric"
            value={step.from || ''}
            onChange={({ target }) =>
              setStep(index, { from: Number(target.value.replace(/\D/g, '').slice(0, 4)) })
            }
          />
          <TextField
            label={m.week_lead_until()}
            type="time"
            value={step.until}
            onChange={({ target }) => setStep(index, { until: target.value })}
          />
          <IconButton
            label={m.week_lead_remove({ from: step.from })}
            onClick={() => onChange({ leadSteps: leadSteps.filter((_, at) => at !== index) })}
          >
            <Trash2 size={22} />
          </IconButton>
        </div>
      ))}
      <div className="load-acts">
        <Button
          variant="side"
          onClick={() => onChange({ leadSteps: [...leadSteps, { from: 0, until: '20:00' }] })}
        >
          {m.week_lead_add()}
        </Button>
        {leadSteps.length === 0 ? (
          <Button variant="quiet" onClick={() => onChange({ leadSteps: [...sample] })}>
            {m.week_lead_preset()}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
