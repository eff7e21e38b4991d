import { m } from '#kitchen-messages';
import { roles } from '#rules/access/role.ts';
import { stepUpMinutes } from '#rules/access/staff-session.ts';
import { Plate } from '../parts/plate.tsx';
import { roleWord } from '../parts/role-words.ts';
import { rights } from './rights.ts';

/** What each role may, so that nobody has to try. */
export function Rights() {
  return (
    <section className="paper desk-paper" aria-labelledby="rights">
      <h2 id="rights">{m.rights_title()}</h2>
      <table className="rights">
        <thead>
          <tr>
            <td />
            {roles.map((role) => (
              <th key={role} scope="col">
                {roleWord(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(({ what, who }) => (
            <tr key={what()}>
              <th scope="row">{what()}</th>
              {roles.map((role) => (
                <td key={role}>
                  {who.includes(role) ? <Plate state="DELIVERED" /> : <span aria-hidden="true">–</span>}
                  <span className="sr-only">{who.includes(role) ? m.rights_yes() : m.rights_no()}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{m.rights_hint({ minutes: stepUpMinutes })}</p>
    </section>
  );
}
