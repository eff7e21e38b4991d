import { CircleCheck, Stethoscope, TriangleAlert } from 'lucide-react';
import type { FindingsAnswer } from '#contract/kitchen/doctor.ts';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { Wall } from '../../parts/wall.tsx';
import { SettingsNav } from '../subnav.tsx';
import { useDoctor } from './use-doctor.ts';

type Checked = FindingsAnswer['checks'][number];

const names: Record<Checked['check'], () => string> = {
  configuration: m.doctor_check_configuration,
  address: m.doctor_check_address,
  payment: m.doctor_check_payment,
  database: m.doctor_check_database,
  clock: m.doctor_check_clock,
  mail: m.doctor_check_mail,
  disk: m.doctor_check_disk,
  backup: m.doctor_check_backup,
  sample: m.doctor_check_sample,
};

/** What the shop stands on: what is wrong there, and what to do about it. */
export default function DoctorScreen() {
  const { findings, isBusy, problem, look } = useDoctor();
  return (
    <>
      <title>{`${m.doctor_title()} · ${m.shell_kitchen()}`}</title>
      <Wall
        title={m.doctor_title()}
        about={m.doctor_about()}
        action={
          <Button busy={isBusy} onClick={look}>
            {isBusy ? null : <Stethoscope size={22} />}
            {m.doctor_again()}
          </Button>
        }
      />
      <SettingsNav view="doctor" />
      <main id="main" className="desk" tabIndex={-1}>
        <section className="paper desk-paper doctor" aria-busy={isBusy}>
          <p role="status" className="doctor-sum">
            {isBusy ? m.doctor_looking() : findings && !problem ? sumOf(findings) : null}
          </p>
          {problem ? (
            <p role="alert" className="alert">
              {problem}
            </p>
          ) : null}
          <ul>
            {findings?.checks.map((checked) => (
              <CheckRow key={checked.check} checked={checked} />
            ))}
          </ul>
          {findings?.isDemo ? <p className="muted">{m.doctor_demo()}</p> : null}
        </section>
      </main>
    </>
  );
}

function CheckRow({ checked: { check, isChecked, findings } }: { checked: Checked }) {
  // A newer shop may look at what this page does not know yet.
  const name = names[check]?.() ?? check;
  return (
    <li>
      <h2>{name}</h2>
      {findings.length === 0 && !isChecked ? (
        <p className="muted">{m.doctor_not_checked()}</p>
      ) : findings.length === 0 ? (
        <p className="doctor-ok">
          <CircleCheck size={20} />
          {m.doctor_ok()}
        </p>
      ) : (
        <ul>
          {findings.map(({ level, text, todo }) => (
            <li key={text}>
              <span className={level === 'fault' ? 'chip chip-bad' : 'chip'}>
                <TriangleAlert size={16} />
                {level === 'fault' ? m.doctor_fault() : m.doctor_warning()}
              </span>
              <div>
                <b>{text}</b>
                <p>{todo}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function sumOf({ checks }: FindingsAnswer): string {
  const all = checks.flatMap(({ findings }) => findings);
  const faults = all.filter(({ level }) => level === 'fault').length;
  const warnings = all.length - faults;
  const parts = [
    faults > 0 ? m.doctor_faults({ count: faults }) : '',
    warnings > 0 ? m.doctor_warnings({ count: warnings }) : '',
  ].filter(Boolean);
  return parts.join(' · ') || m.doctor_fine();
}
