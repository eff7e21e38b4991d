import { useId } from 'react';
import { m } from '#kitchen-messages';
import { longestNotice } from '#rules/text/home-notice.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import type { NoticeValues } from './notice-values.ts';
import { Theirs } from './theirs.tsx';
import type { ShopForm } from './use-shop-form.ts';

export type NoticeWrong = { readonly [Field in keyof NoticeValues]?: string };

/** What home says for a while in both languages, from when to when, and how it looks there. */
export function NoticeForm({
  form,
  isShown,
  wrong,
}: {
  form: ShopForm<NoticeValues>;
  isShown: boolean;
  wrong: NoticeWrong;
}) {
  const { values, change } = form;
  const id = useId();
  const isSomething = values.de !== '' || values.en !== '';
  const theirs = (field: keyof NoticeValues) => <Theirs value={form.theirs(field)} />;
  return (
    <section className="paper" aria-labelledby={id}>
      <h2 id={id}>
        {m.home_notice_title()} {isShown ? <span className="chip">{m.home_notice_is_shown()}</span> : null}
      </h2>
      <div className="shop-fields">
        {(['de', 'en'] as const).map((language) => (
          <div key={language}>
            <TextArea
              id={`notice-${language}`}
              label={language === 'de' ? m.home_notice_german() : m.home_notice_english()}
              note={m.home_notice_length({ length: values[language].length, most: longestNotice })}
              lang={language}
              rows={3}
              maxLength={longestNotice}
              value={values[language]}
              error={wrong[language]}
              onChange={({ target }) => change({ [language]: target.value.replaceAll(/\s*\n\s*/g, ' ') })}
            />
            {theirs(language)}
          </div>
        ))}
        <div>
          <TextField
            id="notice-from"
            type="datetime-local"
            label={m.home_notice_from()}
            hint={m.home_notice_from_hint()}
            value={values.from}
            error={wrong.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          {theirs('from')}
        </div>
        <div>
          <TextField
            id="notice-until"
            type="datetime-local"
            label={m.home_notice_until()}
            value={values.isOpen ? '' : values.until}
            readOnly={values.isOpen}
            error={wrong.until}
            onChange={({ target }) => change({ until: target.value })}
          />
          <label className="shop-check">
            <input
              type="checkbox"
              checked={values.isOpen}
              onChange={({ target }) => change({ isOpen: target.checked })}
            />
            {m.home_notice_open_ended()}
          </label>
          {theirs('until')}
        </div>
      </div>
      {isSomething ? (
        <>
          <h3>{m.home_notice_preview()}</h3>
          <div className="notice-wall">
            {(['de', 'en'] as const).map((language) =>
              values[language] ? (
                <p key={language} className="notice-shown" lang={language}>
                  {values[language]}
                </p>
              ) : null,
            )}
          </div>
          <Button
            variant="quiet"
            className="mt-2"
            onClick={() => change({ de: '', en: '', from: '', until: '', isOpen: false })}
          >
            {m.home_notice_take_away()}
          </Button>
        </>
      ) : (
        <p className="muted mt-3">{m.home_notice_none()}</p>
      )}
    </section>
  );
}
