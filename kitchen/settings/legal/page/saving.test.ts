import { expect, test } from 'vitest';
import type { LegalPart } from '#rules/text/legal-draft.ts';
import type { LegalPage, LegalTexts } from '#rules/text/legal-page.ts';
import { deskOf } from '../../../drafts/desk.ts';
import { legalFields } from './saving.ts';

const { arrived, contradicted, failed, follow, isSaved, newDesk, send, settle, shownOn, write } = deskOf<
  LegalTexts,
  LegalPart
>(legalFields);

const page: LegalPage = { title: 'Imprint', updated: null, numbered: false, intro: null, sections: [] };
const empty = newDesk({ de: page, en: page }, 3);
const written = write(empty, 'de.title', 'Meines');
const theirs = { field: 'de.title', value: 'Ihres', by: 'Marta', at: 0 };

test('what is written is shown at once and waits until the shop has it', () => {
  expect(shownOn(written).de.title).toBe('Meines');
  expect(isSaved(written)).toBe(false);
  expect(isSaved(write(written, 'de.title', 'Imprint'))).toBe(true);
  const after = arrived(write(send(written), 'en.title', 'Mine'), shownOn(written), 4);
  expect(after).toMatchObject({ revision: 4, waiting: { 'en.title': 'Mine' }, sending: null });
});

test('what did not get there waits again, the newer before the older', () => {
  expect(failed(write(send(written), 'de.title', 'Neuer')).waiting).toEqual({ 'de.title': 'Neuer' });
});

test('two texts in one part both stay until somebody chooses', () => {
  const both = contradicted(send(write(written, 'en.intro', 'Hello')), [theirs], 9);
  expect(both).toMatchObject({ revision: 9, waiting: { 'en.intro': 'Hello' } });
  expect(shownOn(both).de.title).toBe('Meines');
  expect(shownOn(write(both, 'de.title', 'Meines neu')).de.title).toBe('Meines neu');
  expect(settle(both, 'de.title', 'mine').waiting['de.title']).toBe('Meines');
  expect(shownOn(settle(both, 'de.title', 'theirs')).de.title).toBe('Ihres');
});

test('what others did is shown only where nothing of one’s own would be lost', () => {
  const other = { de: { ...page, title: 'Anderes' }, en: page };
  expect(shownOn(follow(empty, other, 4)).de.title).toBe('Anderes');
  expect(follow(empty, other, 3)).toBe(empty);
  expect(follow(written, other, 4)).toBe(written);
});
