import { m } from '#kitchen-messages';
import { TextArea, TextField } from '#ui/field.tsx';
import { AtField } from '../at-field.tsx';
import { idOf, type Pen, wrongWith } from '../pen.ts';

const languages = ['de', 'en'] as const;
/** What the shop takes, where the field ends, and what reads well on a card, which is advice alone. */
const mostLetters = 1000;
const goodLetters = 240;
const mostInLine = 200;

/** What customers read, both languages side by side. */
export function Texts({ pen }: { pen: Pen }) {
  const { content, write } = pen;
  const noteOf = (language: 'de' | 'en') => (language === 'de' ? m.menu_german() : m.menu_english());
  const line = (text: 'name' | 'unit', label: string) =>
    languages.map((language) => {
      const field = `${text}.${language}` as const;
      return (
        <AtField key={field} pen={pen} field={field}>
          <TextField
            id={idOf(field)}
            label={label}
            note={noteOf(language)}
            lang={language}
            maxLength={mostInLine}
            autoComplete="off"
            value={content[text][language] ?? ''}
            error={wrongWith(pen, field)}
            onChange={({ target }) => write(field, target.value || null)}
          />
        </AtField>
      );
    });
  return (
    <div className="side-by-side">
      {line('name', m.product_name())}
      {languages.map((language) => {
        const field = `description.${language}` as const;
        const text = content.description[language] ?? '';
        return (
          <AtField key={field} pen={pen} field={field}>
            <TextArea
              id={idOf(field)}
              label={m.product_description()}
              note={`${noteOf(language)}, ${m.product_letters({ count: text.length, most: goodLetters })}`}
              lang={language}
              hint={hintOf(text.length)}
              rows={4}
              maxLength={mostLetters}
              value={text}
              error={wrongWith(pen, field)}
              onChange={({ target }) => write(field, target.value.replace(/\s*\n\s*/g, ' ') || null)}
            />
          </AtField>
        );
      })}
      {line('unit', m.product_unit())}
    </div>
  );
}

/** What is to be known of a text that is longer than reads well, or as long as it can be. */
function hintOf(letters: number): string | undefined {
  if (letters >= mostLetters) return m.product_letters_most({ most: mostLetters });
  return letters > goodLetters ? m.product_letters_long({ most: mostLetters }) : undefined;
}
