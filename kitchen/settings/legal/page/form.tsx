import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { LegalVersion } from '#contract/kitchen/settings/legal.ts';
import { m } from '#kitchen-messages';
import type { LegalLack } from '#rules/text/legal-draft.ts';
import type { LegalTexts } from '#rules/text/legal-page.ts';
import type { Locale } from '#rules/text/locale.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { languageWord } from '../legal-words.ts';
import { PlaceholderChips } from './placeholder-chips.tsx';
import type { LegalSaving } from './saving.ts';
import { SectionRow } from './section-row.tsx';
import { withNewSection } from './sections.ts';
import { TheirPart } from './their-part.tsx';

/** The fields of a legal text, languages side by side; what is the company's own is put in by chips. */
export function LegalForm({
  saving,
  shown,
  languages,
  lacks,
  values,
}: {
  saving: LegalSaving;
  shown: LegalTexts;
  languages: readonly Locale[];
  lacks: readonly LegalLack[];
  values: LegalVersion['values'];
}) {
  const form = useRef<HTMLDivElement>(null);
  const count = Math.max(shown.de.sections.length, shown.en.sections.length);
  const indexes = Array.from({ length: count }, (_, index) => index);
  const writeSections = (texts: LegalTexts) => {
    saving.write('de.sections', texts.de.sections);
    saving.write('en.sections', texts.en.sections);
  };
  return (
    <div className="legal-form" ref={form}>
      <PlaceholderChips form={form} values={values} />
      <div className="legal-row">
        {languages.map((locale) => (
          <div key={locale}>
            <TextField
              label={m.legal_part({ what: m.legal_part_title(), language: languageWord(locale) })}
              lang={locale}
              maxLength={200}
              value={shown[locale].title}
              onChange={({ target }) => saving.write(`${locale}.title`, target.value)}
            />
            <TheirPart saving={saving} part={`${locale}.title`} />
            <TextField
              label={m.legal_part({ what: m.legal_part_intro(), language: languageWord(locale) })}
              lang={locale}
              maxLength={5000}
              value={shown[locale].intro ?? ''}
              onChange={({ target }) => saving.write(`${locale}.intro`, target.value || null)}
            />
            <TheirPart saving={saving} part={`${locale}.intro`} />
            <TheirPart saving={saving} part={`${locale}.sections`} />
          </div>
        ))}
      </div>
      {indexes.map((index) => (
        <SectionRow
          key={rowKey(index)}
          index={index}
          count={count}
          shown={shown}
          languages={languages}
          lacks={lacks}
          onWrite={(locale, sections) => saving.write(`${locale}.sections`, sections)}
          onChange={writeSections}
        />
      ))}
      <Button variant="side" onClick={() => writeSections(withNewSection(shown))}>
        <Plus size={22} />
        {m.legal_add_section()}
      </Button>
    </div>
  );
}

const rowKey = (index: number) => `section ${index}`;
