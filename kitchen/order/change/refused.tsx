import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { agreedTime } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import type { Refusal } from './refusal.ts';

/** Why a change cannot be had, and each way out of that. */
export function Refused({
  refusal: { text, nearest, help },
  order: { day },
  onWhen,
  onCancel,
}: {
  refusal: Refusal;
  order: ShownDetails;
  onWhen: (when: string) => void;
  onCancel: () => void;
}) {
  if (text === '') return null;
  return (
    <div className="alert items-refused" role="alert">
      <TriangleAlert size={24} />
      <div>
        <p>{text}</p>
        {nearest.length > 0 ? (
          <p className="slip-tags">
            {nearest.map((when) => (
              <button key={when} type="button" onClick={() => onWhen(when)}>
                {agreedTime(when)}
              </button>
            ))}
          </p>
        ) : null}
        {help === 'load' && day ? (
          <Link className="o-link" to={`/load/${day.slice(0, 7)}?day=${day}`}>
            {m.items_help_load()}
          </Link>
        ) : null}
        {help === 'menu' ? (
          <Link className="o-link" to="/menu">
            {m.items_help_menu()}
          </Link>
        ) : null}
        {help === 'area' ? (
          <Link className="o-link" to="/load/area">
            {m.items_help_area()}
          </Link>
        ) : null}
        {help === 'cancel' ? (
          <button type="button" className="o-link" onClick={onCancel}>
            {m.items_help_cancel()}
          </button>
        ) : null}
      </div>
    </div>
  );
}
