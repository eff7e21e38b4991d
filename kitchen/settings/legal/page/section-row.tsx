import { ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '#kitchen-messages';
import { parseBody, printBody } from '#rules/text/legal-body.ts';
import type { LegalLack } from '#rules/text/legal-draft.ts';
import type { LegalBlock, LegalSection, LegalTexts } from '#rules/text/legal-page.ts';
import type { Locale } from '#rules/text/locale.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { languageWord } from '../legal-words.ts';
import { emptySection, withoutSection, withSection, withSectionUp } from './sections.ts';

/** A section in both languages: its heading, its text in one field, and what can be done with it. */
export function SectionRow({
  index,
  count,
  shown,
  languages,
  lacks,
  onWrite,
  onChange,
}: {
  index: number;
  count: number;
  shown: LegalTexts;
  languages: readonly Locale[];
  lacks: readonly LegalLack[];
  onWrite: (locale: Locale, sections: LegalSection[]) => void;
  onChange: (texts: LegalTexts) => void;
}) {
  const number = index + 1;
  return (
    <section className="legal-section" aria-label={m.legal_section({ number })}>
      <header>
        <h2>{m.legal_section({ number })}</h2>
        {index > 0 ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={m.legal_section_up({ number })}
            onClick={() => onChange(withSectionUp(shown, index))}
          >
            <ArrowUp size={20} />
            {m.legal_up()}
          </Button>
        ) : null}
        {count > 1 ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={m.legal_section_remove({ number })}
            onClick={() => onChange(withoutSection(shown, index))}
          >
            <Trash2 size={20} />
            {m.legal_remove()}
          </Button>
        ) : null}
      </header>
      <div className="legal-row">
        {languages.map((locale) => {
          const { sections } = shown[locale];
          const section = sections[index] ?? emptySection;
          const isEmpty = (part: string) =>
            lacks.some(({ field }) => field === `${locale}.sections.${index}.${part}`);
          const write = (changed: LegalSection) => onWrite(locale, withSection(sections, index, changed));
          const language = languageWord(locale);
          return (
            <div key={locale}>
              <TextField
                label={m.legal_part({ what: m.legal_heading({ number }), language })}
                hint={isEmpty('heading') ? m.legal_empty() : undefined}
                lang={locale}
                maxLength={200}
                value={section.heading}
                onChange={({ target }) => write({ ...section, heading: target.value })}
              />
              <BodyField
                label={m.legal_part({ what: m.legal_body({ number }), language })}
                hint={isEmpty('body') ? m.legal_empty() : undefined}
                locale={locale}
                body={section.body}
                onWrite={(body) => write({ ...section, body })}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** What is typed stays as it is typed while it is written: only then it is read as paragraphs and lists. */
function BodyField({
  label,
  hint,
  locale,
  body,
  onWrite,
}: {
  label: string;
  hint: string | undefined;
  locale: Locale;
  body: readonly LegalBlock[];
  onWrite: (body: LegalBlock[]) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextArea
      label={label}
      hint={hint}
      className="legal-body-field"
      lang={locale}
      maxLength={20_000}
      value={typed ?? printBody(body)}
      onChange={({ target }) => {
        setTyped(target.value);
        onWrite(parseBody(target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
