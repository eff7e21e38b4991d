import { type FormEvent, useId, useState } from 'react';
import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import {
  type ConsentChoice,
  decideConsent,
  optionalCategories,
  refuseAll,
  useConsent,
} from '../stores/consent.ts';
import { useRootData } from './use-root-data.ts';

/** The four categories as switches, with the choice that counts now; nothing is switched on beforehand. */
export default function ConsentForm() {
  const consent = useConsent();
  return <Switches key={consent?.decidedAt ?? 0} initial={consent ?? refuseAll} />;
}

function Switches({ initial }: { initial: ConsentChoice }) {
  const [choice, setChoice] = useState(initial);
  const texts = useTexts();
  function save(event: FormEvent) {
    event.preventDefault();
    decideConsent(choice);
  }
  return (
    <form onSubmit={save} className="consent-form">
      <Switch label={m.consent_essential()} text={m.consent_essential_text()} checked disabled />
      {optionalCategories.map((category) => (
        <Switch
          key={category}
          label={texts[category].label}
          text={texts[category].text}
          checked={choice[category]}
          onChange={(isAllowed) => setChoice({ ...choice, [category]: isAllowed })}
        />
      ))}
      <Button type="submit" variant="side" size="small" className="mt-5">
        {m.consent_save()}
      </Button>
    </form>
  );
}

function Switch({
  label,
  text,
  checked,
  disabled,
  onChange,
}: {
  label: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="consent-switch">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-text`} className="text-small text-muted">
          {text}
        </p>
      </div>
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-text`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </div>
  );
}

function useTexts() {
  const isAdvertising = Boolean(useRootData()?.conversionId);
  const marketing = m.consent_marketing_text();
  return {
    preference: { label: m.consent_preference(), text: m.consent_preference_text() },
    analytics: { label: m.consent_analytics(), text: m.consent_analytics_text() },
    marketing: {
      label: m.consent_marketing(),
      text: isAdvertising ? marketing : `${marketing} ${m.consent_unused()}`,
    },
  };
}
