import { m } from '#messages';
import type { ProfileType } from './profile-values.ts';

/** Personal or business. */
export function ProfileTypeChoice({
  value,
  onChange,
}: {
  value: ProfileType;
  onChange: (type: ProfileType) => void;
}) {
  return (
    <fieldset className="mb-6">
      <legend className="sr-only">{m.profile_type_label()}</legend>
      <div className="profile-types">
        {(['personal', 'business'] as const).map((type) => (
          <label key={type} className="profile-type">
            <input
              type="radio"
              name="profile-type"
              className="sr-only"
              checked={value === type}
              onChange={() => onChange(type)}
            />
            {type === 'personal' ? m.profile_personal() : m.profile_business()}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
