import { CalendarDays, Equal, FilePen, FileText, Mail, ReceiptText, Undo2 } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { ApiError } from '../../api/call.ts';
import { correctRecipient } from '../../api/orders.ts';
import { Theirs } from '../../drafts/theirs.tsx';
import { errorWords } from '../../parts/error-words.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { listed, longDay } from '../../parts/words.ts';
import { AboutOrder } from '../dialogs/about-order.tsx';
import { Follows } from '../dialogs/time-follows.tsx';
import { documentName } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { NamesOrder } from './names-order.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { type RecipientField, wrongIn } from './recipient-form.ts';
import { recipientLine, recipientTitle, wrongWords } from './recipient-words.ts';
import { useRecipient } from './use-recipient.ts';

type Money = NonNullable<ShownDetails['money']>;
type RecipientNow = NonNullable<Money['recipient']>;

/** Corrects whom the invoices of an order name; which are issued anew and who hears of it is said before. */
export function RecipientDialog({ order, onClose }: { order: ShownDetails; onClose: () => void }) {
  // What was open stays open, also where the order is canceled meanwhile: then the shop says so.
  const [first] = useState(order.money?.recipient ?? null);
  const now = order.money?.recipient ?? first;
  if (!order.money || !now) return null;
  return <RecipientForm order={order} money={order.money} now={now} onClose={onClose} />;
}

function RecipientForm({
  order,
  money,
  now,
  onClose,
}: {
  order: ShownDetails;
  money: Money;
  now: RecipientNow;
  onClose: () => void;
}) {
  const id = order.publicProductOrderId;
  const { revalidate } = useRevalidator();
  const { recipient, namesOrder, isSame, theirs, type, tick, settle, forget, correction } = useRecipient(
    id,
    now,
    order.name,
  );
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [refused, setRefused] = useState<readonly [string, string] | null>(null);
  const fields = useRef<HTMLFormElement>(null);
  const form = useId();
  // The invoice says it right already: only the name changes that the order goes by.
  const isOtherDay = Boolean(now.staleDay);
  const isNameAlone = isSame && namesOrder === true && !isOtherDay;
  const count = isNameAlone ? 0 : now.replaces.length;
  const missing = wrongIn(recipient, now.recipient);
  const wrong = new Map<RecipientField, string>([
    ...(isChecked ? [...missing].map(([field, why]) => [field, wrongWords[why]()] as const) : []),
    ...(refused ? [[refused[0] as RecipientField, refused[1]] as const] : []),
  ]);
  const by = order.history.find(({ kind }) => kind === 'recipient-corrected');
  const toField = (field: string | undefined) =>
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus());

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefused(null);
    setChecked(true);
    if (theirs) return setProblem(m.recipient_settle_first());
    if (missing.size > 0) {
      toField([...missing.keys()][0]);
      return setProblem(m.recipient_check());
    }
    if (isSame && !isNameAlone && !isOtherDay) return setProblem(m.recipient_nothing_yet());
    setBusy(true);
    setProblem('');
    try {
      await correctRecipient(id, correction());
      await revalidate();
      forget();
      onClose();
    } catch (error) {
      const field = error instanceof ApiError ? /^recipient\.(\w+)$/.exec(error.field ?? '')?.[1] : undefined;
      if (field) {
        setRefused([field, errorWords(error)]);
        toField(field);
      }
      setProblem(field ? m.recipient_check() : errorWords(error));
      // Somebody else may have been there.
      if (error instanceof ApiError) await revalidate();
    } finally {
      setBusy(false);
    }
  }
  return (
    <RailDialog
      open
      className="act-dialog recipient-dialog"
      title={recipientTitle(order)}
      about={<AboutOrder order={order} />}
      closeLabel={m.items_close()}
      onClose={onClose}
      aside={<RecipientFollows order={order} money={money} now={now} isNameAlone={isNameAlone} />}
      foot={
        <>
          <Button
            variant="quiet"
            className="act-leave"
            onClick={() => {
              forget();
              onClose();
            }}
          >
            {m.items_leave()}
          </Button>
          <p className="slip-problem" role="alert">
            {problem || (count > 0 ? <span className="muted">{m.transfer_no_way_back()}</span> : null)}
          </p>
          <Button type="submit" form={form} busy={isBusy}>
            <FilePen size={22} />
            {count > 0 ? m.recipient_press({ count }) : m.recipient_press_before()}
          </Button>
        </>
      }
    >
      <form id={form} ref={fields} noValidate onSubmit={submit}>
        {theirs ? (
          <Theirs
            field={m.recipient_whom()}
            by={by?.by.name || null}
            at={by?.at ?? null}
            onSettle={(whose) => {
              setProblem('');
              settle(whose);
            }}
          >
            {recipientLine(theirs)}
          </Theirs>
        ) : null}
        <RecipientFields
          recipient={recipient}
          wrong={wrong}
          onChange={(different) => {
            setProblem('');
            setRefused(null);
            type(different);
          }}
          aboutName={
            namesOrder === null ? null : (
              <NamesOrder
                name={order.name}
                checked={namesOrder}
                onChange={(wanted) => {
                  setProblem('');
                  tick(wanted);
                }}
              />
            )
          }
        />
      </form>
    </RailDialog>
  );
}

/** What follows from a correction: which documents come anew, what stays, and who hears of it. */
function RecipientFollows({
  order,
  money,
  now: { replaces, staleDay },
  isNameAlone,
}: {
  order: ShownDetails;
  money: Money;
  now: RecipientNow;
  isNameAlone: boolean;
}) {
  const { documents, email } = money;
  const anew = documents.filter(({ code }) => replaces.includes(code));
  const named = anew.map((document) => `${documentName(document)} ${document.code}`);
  return (
    <>
      <h3>{m.transfer_follows()}</h3>
      <ul className="slip-follows">
        {anew.length > 0 && !isNameAlone ? (
          <>
            <Follows icon={<FileText size={24} />}>
              {m.recipient_anew({ count: anew.length, documents: listed(named) })}
            </Follows>
            {staleDay && order.day ? (
              <Follows icon={<CalendarDays size={24} />}>
                {m.recipient_day({
                  count: anew.length,
                  day: longDay(order.day),
                  before: longDay(staleDay),
                })}
              </Follows>
            ) : null}
            <Follows icon={<Equal size={24} />}>{m.recipient_amounts()}</Follows>
            {documents.some(
              ({ kind, code, replacedBy }) =>
                kind === 'CREDIT_NOTE' && !replacedBy && !replaces.includes(code),
            ) ? (
              <Follows icon={<Undo2 size={24} />}>{m.recipient_credit_notes()}</Follows>
            ) : null}
            <Follows icon={<Mail size={24} />}>{m.recipient_mail({ email })}</Follows>
            <Follows icon={<ReceiptText size={24} />}>{m.recipient_later()}</Follows>
          </>
        ) : (
          <Follows icon={<FileText size={24} />}>
            {isNameAlone ? m.recipient_names_only() : m.recipient_before()}
          </Follows>
        )}
      </ul>
    </>
  );
}
