import type { PackingList } from '#contract/kitchen/day/packing.ts';
import { m } from '#kitchen-messages';
import { readNote } from '#rules/orders/care/noted-guests.ts';
import { Asks } from '../day/asks.tsx';
import { ChangeWaits } from '../day/change-waits.tsx';
import { printedNotes } from '../notes/printed-notes.ts';
import { foodWord } from '../paper/food-words.ts';
import { shortTime } from '../parts/words.ts';
import { isGone } from './with-ticks.ts';

/** What of a note is said at the head of an order: what its guests need, and what is no extra with a row of its own. */
function saidOf({ note, rows }: PackingList): { needs: string; own: string } {
  const { noted, own } = readNote(note);
  return { needs: noted.map(({ text }) => text).join(' '), own: hasExtra({ rows }) ? '' : own };
}

/** Whether something has to be packed besides the dishes. */
export const hasExtra = ({ rows }: Pick<PackingList, 'rows'>) => rows.some(({ item }) => item === 'wish');

/** What that is, in the customer's own words. */
export const extraWords = ({ note }: Pick<PackingList, 'note'>) => readNote(note).own;

/** How much of a dish it is and for whom: 2 platters · vegan. */
export const whatIsIt = ({ inWords, diets = [] }: PackingList['rows'][number]) =>
  [inWords, ...diets.map((slug) => foodWord(slug))].join(' · ');

/** By when it has to be ready, and for when it is: `bis 8:10 für 9:00`; of what has left only the latter. */
export const whenToPack = ({ readyBy, time, stage }: PackingList) =>
  isGone({ stage })
    ? shortTime(time)
    : [m.packing_by({ time: shortTime(readyBy) }), m.packing_for({ time: shortTime(time) })].join(' ');

/** Whether the note is about what somebody eats. */
export const isCared = (list: PackingList) => hasExtra(list) || saidOf(list).needs !== '';

/** What whoever packs has to know of an order, and cannot tick off. */
export function PackingNote({ list }: { list: PackingList }) {
  const { needs, own } = saidOf(list);
  return (
    <>
      {list.asks.length > 0 ? <Asks order={list} /> : null}
      {needs ? <p className="needs">{needs}</p> : null}
      {own ? <p className="note">{own}</p> : null}
      <ChangeWaits until={list.changeUntil} />
    </>
  );
}

/** The same on paper, where nothing is red. */
export function PrintedNote({ list }: { list: PackingList }) {
  const { needs, own } = saidOf(list);
  const notes = printedNotes(list);
  return (
    <>
      {needs || list.asks.length > 0 ? (
        <p className="note needs">
          {list.asks.map((slug) => (
            <em key={slug}>{m.day_without({ food: foodWord(slug) })}</em>
          ))}
          {needs ? <b>{needs}</b> : null}
        </p>
      ) : null}
      {own ? <p className="note">{own}</p> : null}
      {notes ? <p className="note printed-notes">{notes}</p> : null}
    </>
  );
}
