import { Check, Mail, Phone, StickyNote } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import wordmark from '#content/wordmark.svg';
import { m } from '#kitchen-messages';
import { isOffice } from '#rules/access/role.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import type { Locale } from '#rules/text/locale.ts';
import { Button } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { addNote, writeToCustomer } from '../../api/orders.ts';
import { Choice } from '../../parts/choice.tsx';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { useMe } from '../../shell/use-signed-in.ts';
import type { Act } from '../acts.tsx';
import type { ShownDetails } from '../shown-order.ts';
import { AboutOrder } from './about-order.tsx';
import { CareInNote } from './care-in-note.tsx';
import { forgetLetter, keepLetter, keptLetter } from './kept-letter.ts';
import { letterFor, type Template, templates } from './letters.ts';
import { ToOffice } from './to-office.tsx';
import { useTypedNote } from './typed-note.ts';
import { useSending } from './use-sending.ts';

/** Writes a letter to the customer, or a note for who works here; closed by mistake, it comes back as it was. */
export function WriteDialog({
  order,
  isNote,
  onAct,
  onClose,
}: {
  order: ShownDetails;
  isNote: boolean;
  onAct: (act: Act) => void;
  onClose: () => void;
}) {
  const me = useMe();
  const mayWrite = order.money !== undefined;
  const { publicProductOrderId } = order;
  const [kept] = useState(() => keptLetter(publicProductOrderId));
  const [locale, setLocale] = useState<Locale>(kept?.locale ?? order.locale);
  const [template, setTemplate] = useState<Template>(
    kept?.template ?? (careOf(order.note).asks && order.note ? 'allergy' : 'empty'),
  );
  const [letter, setLetter] = useState(
    () => kept?.letter ?? letterFor(template, order, { locale, writer: me.name }),
  );
  const { typed, type, forget } = useTypedNote(publicProductOrderId);
  const { note } = typed;
  const isToOffice = typed.isToOffice && !isOffice(me.role);
  const begun = letterFor(template, order, { locale, writer: me.name });
  const isOwn = letter.text !== begun.text || letter.subject !== begun.subject;
  useEffect(() => {
    if (isOwn) keepLetter(publicProductOrderId, { template, locale, letter });
    else forgetLetter(publicProductOrderId);
  }, [publicProductOrderId, isOwn, template, locale, letter]);
  const { isBusy, problem, setProblem, send } = useSending(() => {
    if (isNote) forget();
    else forgetLetter(publicProductOrderId);
    onClose();
  });
  /** Of this letter alone: sent again after an answer that did not come, it leaves once. */
  const press = useRef(crypto.randomUUID());
  const form = useId();
  const hasEmail = order.money?.email !== '';
  const name = order.contact?.name || order.name;

  function begin(chosen: Template, language: Locale) {
    setTemplate(chosen);
    setLocale(language);
    setLetter(letterFor(chosen, order, { locale: language, writer: me.name }));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const id = press.current;
    if (isNote) {
      if (note.trim() === '') return setProblem(m.write_missing());
      return void send(() =>
        addNote(publicProductOrderId, { text: note, id, ...(isToOffice && { toOffice: true }) }),
      );
    }
    if (letter.subject.trim() === '') return setProblem(m.write_missing_subject());
    if (letter.text.trim() === '') return setProblem(m.write_missing());
    // A template leaves gaps for what only who writes knows.
    if ([begun, letter].every(({ text }) => text.includes('…'))) return setProblem(m.write_gaps());
    void send(() => writeToCustomer(publicProductOrderId, { ...letter, locale, id }));
  }
  return (
    <RailDialog
      open
      className="act-dialog"
      title={isNote ? m.order_add_note() : m.write_title()}
      about={<AboutOrder order={order} />}
      onClose={onClose}
      aside={
        isNote ? null : (
          <>
            <Templates order={order} chosen={template} onChoose={(chosen) => begin(chosen, locale)} />
            <h3>{m.write_language()}</h3>
            <Choice
              label={m.write_language()}
              value={locale}
              options={[
                ['de', 'Deutsch'],
                ['en', 'English'],
              ]}
              onChange={(language) => begin(template, language)}
            />
            <p className="muted">
              {order.locale === 'de' ? m.write_ordered_in_de({ name }) : m.write_ordered_in_en({ name })}
            </p>
            <p className="muted">{m.write_answer()}</p>
          </>
        )
      }
      foot={
        <>
          {!isNote && order.contact?.phone ? (
            <a className="o-link" href={`tel:${order.contact.phone}`}>
              <Phone size={20} />
              {m.write_rather_ring({ phone: order.contact.phone })}
            </a>
          ) : null}
          <p className="slip-problem" role="alert">
            {problem}
          </p>
          <Button type="submit" form={form} busy={isBusy} aria-disabled={!isNote && !hasEmail}>
            {isNote ? <StickyNote size={22} /> : <Mail size={22} />}
            {isNote ? (isToOffice ? m.write_send_office() : m.write_save_note()) : m.write_send()}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} onInput={() => setProblem('')}>
        {mayWrite ? (
          <Choice
            label={m.write_whom()}
            value={isNote ? 'note' : 'write'}
            options={[
              ['write', m.write_to({ name })],
              ['note', m.write_note()],
            ]}
            onChange={onAct}
          />
        ) : null}
        {isNote ? (
          <>
            <TextArea
              data-focus-first
              label={m.write_note_text()}
              hint={m.write_note_hint()}
              rows={6}
              maxLength={1000}
              value={note}
              onChange={({ target }) => type({ note: target.value })}
            />
            {isOffice(me.role) ? null : (
              <ToOffice checked={isToOffice} onChange={(checked) => type({ isToOffice: checked })} />
            )}
            <CareInNote order={order} note={note} onMove={mayWrite ? () => onAct('place') : undefined} />
          </>
        ) : hasEmail ? (
          <>
            <TextField
              label={m.write_subject()}
              note={order.money?.email}
              maxLength={200}
              lang={locale}
              value={letter.subject}
              onChange={({ target }) => setLetter({ ...letter, subject: target.value })}
            />
            <div className="slip-letter">
              <img src={wordmark} alt="" width={108} height={22} />
              <DoubleLine />
              <TextArea
                label={m.write_text()}
                rows={11}
                maxLength={5000}
                lang={locale}
                value={letter.text}
                onChange={({ target }) => setLetter({ ...letter, text: target.value })}
              />
            </div>
          </>
        ) : (
          <p className="alert">{m.write_no_email()}</p>
        )}
      </form>
    </RailDialog>
  );
}

const templateWords: Record<Template, () => string> = {
  allergy: m.write_template_allergy,
  late: m.write_template_late,
  missing: m.write_template_missing,
  door: m.write_template_door,
  empty: m.write_template_empty,
};

function Templates({
  order,
  chosen,
  onChoose,
}: {
  order: ShownDetails;
  chosen: Template;
  onChoose: (template: Template) => void;
}) {
  const offered = templates.filter(
    (each) =>
      (each !== 'allergy' || careOf(order.note).asks) && (each !== 'door' || order.fulfilment === 'DELIVERY'),
  );
  return (
    <>
      <h3 id="templates">{m.write_template()}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields */}
      <div className="slip-tags" role="group" aria-labelledby="templates">
        {offered.map((each) => (
          <button key={each} type="button" aria-pressed={each === chosen} onClick={() => onChoose(each)}>
            {each === chosen ? <Check size={18} /> : null}
            {templateWords[each]()}
          </button>
        ))}
      </div>
      <p className="muted">{m.write_template_hint()}</p>
    </>
  );
}
