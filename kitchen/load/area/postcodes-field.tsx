import { useState } from 'react';
import { m } from '#kitchen-messages';
import { TextArea } from '#ui/field.tsx';
import { typedPostcodes } from './postcodes.ts';

/** Postcodes as a text; what is none is named and changes nothing. */
export function PostcodesField({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint: string;
  value: readonly string[];
  onChange: (postcodes: string[]) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed === null ? null : typedPostcodes(typed).wrong;
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={4}
      error={wrong === null ? undefined : m.area_wrong_postcode({ written: wrong })}
      value={typed ?? value.join(', ')}
      onChange={({ target }) => {
        setTyped(target.value);
        const { postcodes, wrong: none } = typedPostcodes(target.value);
        if (none === null) onChange(postcodes);
      }}
      onBlur={() => wrong === null && setTyped(null)}
    />
  );
}
