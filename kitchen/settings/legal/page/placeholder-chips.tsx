import { type RefObject, useEffect, useRef } from 'react';
import type { LegalVersion } from '#contract/kitchen/settings/legal.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { placeholders } from '#rules/text/fill-in.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (element: EventTarget | null): element is TextControl =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

/** What is the company's own, to be put in where one writes: the text then follows when it changes. */
export function PlaceholderChips({
  form,
  values,
}: {
  form: RefObject<HTMLElement | null>;
  values: LegalVersion['values'];
}) {
  const last = useRef<TextControl | null>(null);
  useEffect(() => {
    const element = form.current;
    const note = ({ target }: FocusEvent) => {
      if (isText(target)) last.current = target;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [form]);

  function insert(name: string) {
    const field = last.current?.isConnected ? last.current : form.current?.querySelector('textarea');
    if (!field) return;
    field.focus();
    field.setRangeText(`{${name}}`, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <details className="legal-chips">
      <summary>{m.legal_placeholders()}</summary>
      <p className="muted">{m.legal_placeholders_hint()}</p>
      <ul className="tags">
        {placeholders.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="tag"
              // The field that is written in keeps the caret.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(name)}
            >
              {`{${name}}`}
              <small>{values[getLocale()][name]}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
