import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Staff } from '#contract/kitchen/staff/staff.ts';
import { m } from '#kitchen-messages';
import { isRole } from '#rules/access/role.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { changeStaff, inviteStaffAgain, removeStaff, resetStaff } from '../api/staff.ts';
import { errorWords } from '../parts/error-words.ts';
import { RailDialog } from '../parts/rail-dialog.tsx';
import { useMe } from '../shell/use-signed-in.ts';
import { isAwaited } from './is-awaited.ts';
import { RoleChoice } from './role-choice.tsx';

/** One person: name, role, how they come in. What takes something away asks before. */
export function PersonDialog({
  person,
  ...rest
}: {
  /** Null while nobody is looked at. */
  person: Staff | null;
  isLastOwner: boolean;
  onClose: () => void;
}) {
  return person ? <Opened key={person.id} person={person} {...rest} /> : null;
}

type Question = 'reset' | 'remove';

function Opened({
  person,
  isLastOwner,
  onClose,
}: {
  person: Staff;
  isLastOwner: boolean;
  onClose: () => void;
}) {
  const form = useId();
  const me = useMe();
  const { revalidate } = useRevalidator();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isInvited, setInvited] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { id, name, email, role, passkeys } = person;

  async function act(what: () => Promise<unknown>) {
    setBusy(true);
    setError(null);
    try {
      await what();
      // What one may and is called stands in the head: whoever changed themselves begins anew.
      if (id === me.staffId) return location.reload();
      await revalidate();
      onClose();
    } catch (refusal) {
      setError(errorWords(refusal));
      setQuestion(null);
    }
    setBusy(false);
  }

  async function inviteAgain() {
    setBusy(true);
    setError(null);
    try {
      await inviteStaffAgain(id);
      setInvited(true);
    } catch (refusal) {
      setError(errorWords(refusal));
    }
    setBusy(false);
  }

  function save(given: FormData) {
    const [newName, newRole] = [String(given.get('name') ?? '').trim(), String(given.get('role'))];
    if (newName === '') return setError(m.staff_name_missing());
    if (isRole(newRole)) void act(() => changeStaff(id, { name: newName, role: newRole }));
  }

  // Each with a key of its own: a press on one that turns into the next would count for that too.
  const foot = question ? (
    <>
      <Button
        key="yes"
        variant="danger"
        busy={isBusy}
        onClick={() => void act(() => (question === 'remove' ? removeStaff(id) : resetStaff(id)))}
      >
        {question === 'remove' ? m.person_remove_yes({ name }) : m.person_reset_yes()}
      </Button>
      <Button key="keep" variant="side" onClick={() => setQuestion(null)}>
        {m.person_keep()}
      </Button>
    </>
  ) : (
    <>
      {isLastOwner ? null : (
        <Button key="remove" variant="danger" onClick={() => setQuestion('remove')}>
          {m.person_remove()}
        </Button>
      )}
      <Button key="save" type="submit" form={form} busy={isBusy}>
        {m.person_save()}
      </Button>
    </>
  );

  return (
    <RailDialog open onClose={onClose} title={name} about={email} foot={foot}>
      {error ? <Alert>{error}</Alert> : null}
      {question ? (
        <p className="question">
          {question === 'remove' ? m.person_remove_ask({ name }) : m.person_reset_ask({ name, email })}
        </p>
      ) : (
        <form
          id={form}
          noValidate
          className="dialog-form"
          onSubmit={(event) => {
            event.preventDefault();
            save(new FormData(event.currentTarget));
          }}
        >
          {isInvited ? <Alert kind="note">{m.person_invited_again({ email })}</Alert> : null}
          {isLastOwner ? (
            <Alert kind="note" isSaid>
              {m.person_last_owner()}
            </Alert>
          ) : null}
          <TextField
            label={m.staff_name()}
            name="name"
            defaultValue={name}
            aria-required
            autoComplete="off"
          />
          <RoleChoice chosen={role} />
          <div className="person-access">
            <p>
              <b>{passkeys > 0 ? m.staff_passkeys({ count: passkeys }) : m.staff_no_passkey()}</b>
              <small>
                {isAwaited(person)
                  ? m.person_awaited()
                  : passkeys > 0
                    ? m.person_by_passkey()
                    : m.person_by_code({ email })}
              </small>
            </p>
            {isAwaited(person) ? (
              <Button variant="side" size="small" busy={isBusy} onClick={() => void inviteAgain()}>
                {m.person_invite_again()}
              </Button>
            ) : (
              <Button variant="side" size="small" onClick={() => setQuestion('reset')}>
                {m.person_reset()}
              </Button>
            )}
          </div>
        </form>
      )}
    </RailDialog>
  );
}
