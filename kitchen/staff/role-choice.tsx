import { m } from '#kitchen-messages';
import { type Role, roles } from '#rules/access/role.ts';
import { roleHint, roleWord } from '../parts/role-words.ts';

/** What somebody is here, one of four. */
export function RoleChoice({ chosen }: { chosen: Role }) {
  return (
    <fieldset className="role-choice">
      <legend>{m.staff_role()}</legend>
      {roles.map((role) => (
        <label key={role}>
          <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
          <span>
            <b>{roleWord(role)}</b>
            <small>{roleHint(role)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
