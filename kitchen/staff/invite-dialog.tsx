import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import { isRole } from '#rules/access/role.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { inviteStaff } from '../api/staff.ts';
import { errorWords } from '../parts/error-words.ts';
import { RailDialog } from '../parts/rail-dialog.tsx';
import { RoleChoice } from './role-choice.tsx';

/** Takes somebody on. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useId();
  const [isSending, setSending] = useState(false);
  return (
    <RailDialog
      open={open}
      onClose={onClose}
      title={m.invite_title()}
      foot={
        <>
          <Button variant="side" onClick={onClose}>
            {m.invite_leave()}
          </Button>
          <Button type="submit" form={form} busy={isSending}>
            {m.invite_send()}
          </Button>
        </>
      }
    >
      <InviteForm id={form} onSending={setSending} onDone={onClose} />
    </RailDialog>
  );
}

interface Wrong {
  readonly name?: string;
  readonly email?: string;
  readonly all?: string;
}

function InviteForm({
  id,
  onSending,
  onDone,
}: {
  id: string;
  onSending: (isSending: boolean) => void;
  onDone: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [wrong, setWrong] = useState<Wrong>({});

  async function send(form: HTMLFormElement) {
    const given = new FormData(form);
    const [name, email, role] = ['name', 'email', 'role'].map((key) => String(given.get(key) ?? '').trim());
    const address = form.elements.namedItem('email') as HTMLInputElement;
    const missing: Wrong = {
      ...(!name && { name: m.staff_name_missing() }),
      ...((!email || !address.checkValidity()) && { email: m.sign_in_email_wrong() }),
    };
    setWrong(missing);
    if (missing.name || missing.email) {
      (form.elements.namedItem(missing.name ? 'name' : 'email') as HTMLInputElement).focus();
      return;
    }
    if (!name || !email || !role || !isRole(role)) return;
    onSending(true);
    try {
      await inviteStaff({ email, name, role });
      await revalidate();
      onDone();
    } catch (refusal) {
      setWrong({ all: errorWords(refusal) });
    }
    onSending(false);
  }

  return (
    <form
      id={id}
      noValidate
      className="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      {wrong.all ? <Alert>{wrong.all}</Alert> : null}
      <TextField label={m.staff_name()} name="name" aria-required autoComplete="off" error={wrong.name} />
      <TextField
        label={m.sign_in_email()}
        name="email"
        type="email"
        aria-required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={m.invite_email_hint()}
        error={wrong.email}
      />
      <RoleChoice chosen="KITCHEN" />
    </form>
  );
}
