import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { tabletIdleDays } from '#rules/access/staff-session.ts';
import { pairByCode } from '../api/auth.ts';
import { CodeForm } from '../door/code-form.tsx';
import { Door } from '../door/door.tsx';
import { forgetToday } from '../worker/keep-offline.ts';

/** Makes this browser a tablet on the wall, by the digits that the owner has on the screen. */
export default function Pair() {
  return (
    <Door
      title={m.pair_title()}
      text={m.pair_where()}
      foot={m.pair_then({ days: tabletIdleDays })}
      beside={
        <p className="door-aside">
          <Link to="/sign-in">{m.pair_back()}</Link>
        </p>
      }
    >
      <CodeForm
        label={m.pair_label()}
        submit={m.pair_submit()}
        onCode={async (code) => {
          await pairByCode(code);
          await forgetToday();
          location.replace('/kitchen/');
        }}
      />
    </Door>
  );
}
