import { Plus } from 'lucide-react';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Picture } from '../../../page/picture.tsx';
import { phone, useMedia } from '../../../page/use-media.ts';
import { layDishes, mostOnTable } from '../lay-dishes.ts';
import type { WishedRow } from './wish.ts';

interface Piece extends WishedRow {
  readonly what: 'stays' | 'goes' | 'new';
}

/** Each dish stands there once; of one with more pieces a new one stands beside it, one that goes leaves a ring. */
function piecesOf(rows: readonly WishedRow[]): Piece[] {
  return rows
    .flatMap((row): Piece[] => {
      const stays = row.before === 0 ? [] : [{ ...row, what: row.after === 0 ? 'goes' : 'stays' } as const];
      return row.after > row.before ? [...stays, { ...row, what: 'new' }] : stays;
    })
    .toSorted((one, other) => Number(one.what === 'stays') - Number(other.what === 'stays'))
    .slice(0, mostOnTable)
    .toSorted((one, other) => rows.indexOf(rowOf(rows, one)) - rows.indexOf(rowOf(rows, other)));
}

const rowOf = (rows: readonly WishedRow[], { productId }: Piece) =>
  rows.find((row) => row.productId === productId) as WishedRow;

/** The table as it would be: a dashed ring for what goes, a card for what is new. The rows below say it in words. */
export function ChangeStage({ rows, locale }: { rows: readonly WishedRow[]; locale: Locale }) {
  const laid = layDishes(piecesOf(rows), useMedia(phone));
  return (
    <div className="stage change-stage" aria-hidden="true" data-rows={laid.length}>
      <div className="gutter stage-in">
        {laid.map((pieces, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <div className="stage-row" key={index} data-row={laid.length - index}>
            {pieces.map(({ productId, name, imageUrl, what }) => (
              <span className="stage-dish" key={`${productId} ${what}`} data-what={what}>
                {what === 'goes' ? (
                  <span className="stage-ring">
                    <Plus size={22} />
                  </span>
                ) : (
                  <Picture src={imageUrl} sizes="(max-width: 47.99rem) 122px, 240px" eager />
                )}
                {what === 'stays' ? null : (
                  <span className="stage-card">
                    {what === 'new'
                      ? m.order_change_new()
                      : m.order_change_goes_named({ name: readLocalizedText(name, locale) })}
                  </span>
                )}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
