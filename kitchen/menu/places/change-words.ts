import type { MenuChange } from '#contract/kitchen/menu/menu-changes.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { bothLanguages, readLocalizedText } from '#rules/text/localized-text.ts';

/** One thing that was different after a change: its name, and what it was and is where that can be said. */
interface Difference {
  readonly what: string;
  readonly before?: string;
  readonly after?: string;
}

/** A change of kitchens, categories or the order, as people are told. */
export interface ToldChange {
  /** What it was about. */
  readonly about: string;
  readonly differences: readonly Difference[];
}

/** A kitchen or category as the history keeps it. */
interface Row {
  readonly name: string;
  readonly description?: string;
  readonly imageUrl: string | null;
  readonly active?: boolean;
}

/**
 * A change in words.
 * @param isCategory whether a number is that of a category
 */
export function toldChange(
  { kind, before, after }: MenuChange,
  isCategory: (id: number) => boolean,
): ToldChange {
  if (kind === 'OWNER') return { about: m.places_was_adopted(), differences: [] };
  if (kind === 'ORDER') {
    const isOfCategories = Array.isArray(after) && after.every((id) => isCategory(Number(id)));
    const about = isOfCategories ? m.places_was_ordered_categories() : m.places_was_ordered_dishes();
    return { about, differences: [] };
  }
  const [was, is] = [before as Row | null, after as Row];
  if (was === null) return { about: m.places_was_added({ name: nameOf(is, kind) }), differences: [] };
  return { about: nameOf(is, kind), differences: differencesOf(was, is, kind) };
}

function differencesOf(was: Row, is: Row, kind: MenuChange['kind']): Difference[] {
  const isSeller = kind === 'SELLER';
  const said = (what: string, before: string, after: string) =>
    before === after ? [] : [{ what, before, after }];
  return [
    ...(isSeller ? said(m.places_name(), was.name, is.name) : inBoth(m.places_name(), was.name, is.name)),
    ...inBoth(m.places_description(), was.description, is.description),
    ...(was.imageUrl === is.imageUrl ? [] : [{ what: m.media_picture() }]),
    ...(was.active === is.active
      ? []
      : [{ what: is.active ? m.places_was_put_on() : m.places_was_taken_off() }]),
  ];
}

function inBoth(what: string, was = '', is = ''): Difference[] {
  const [before, after] = [bothLanguages(was), bothLanguages(is)];
  return (['de', 'en'] as const).flatMap((language) =>
    before[language] === after[language]
      ? []
      : [
          {
            what: `${what} ${language === 'de' ? m.menu_german() : m.menu_english()}`,
            before: before[language],
            after: after[language],
          },
        ],
  );
}

function nameOf({ name }: Row, kind: MenuChange['kind']): string {
  if (kind === 'SELLER') return name;
  return readLocalizedText(name, getLocale());
}
