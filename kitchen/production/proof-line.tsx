import { TriangleAlert } from 'lucide-react';
import type { Production } from '#contract/kitchen/day/production.ts';
import { m } from '#kitchen-messages';
import { Plate } from '../parts/plate.tsx';
import { countedOn } from './matrix-of.ts';

/** That nothing is missing on the sheets: what stands on them beside what the shop counts in another way. */
export function ProofLine({ production }: { production: Production }) {
  const { proof } = production;
  const isRight = isProven(production);
  return (
    <p className={isRight ? 'proof' : 'proof proof-wrong'} role={isRight ? undefined : 'alert'}>
      {isRight ? <Plate state="DELIVERED" /> : <TriangleAlert size={34} />}
      <span>
        <b>{proofWords(production)}</b>{' '}
        {isRight ? m.production_proof_right() : <strong>{m.production_proof_wrong()}</strong>}
        {proof.underWay.orders > 0 ? (
          <span className="muted"> {m.production_proof_under_way({ count: proof.underWay.orders })}</span>
        ) : null}
        {proof.withoutTime.orders > 0 ? (
          <span className="muted">
            {' '}
            {m.production_proof_without_time({ count: proof.withoutTime.orders })}
          </span>
        ) : null}
      </span>
    </p>
  );
}

function isProven(production: Pick<Production, 'totals' | 'proof'>): boolean {
  const { orders, pieces } = countedOn(production);
  return orders === production.proof.orders && pieces === production.proof.pieces;
}

/** "12 von 12 Bestellungen, 114 Artikel", for the screen and for paper. */
export function proofWords(production: Pick<Production, 'totals' | 'proof'>): string {
  const { orders, pieces } = countedOn(production);
  const { proof } = production;
  const isSame = pieces === proof.pieces;
  return `${m.production_proof_orders({ orders, all: proof.orders })}, ${
    isSame
      ? m.production_proof_pieces({ count: pieces })
      : m.production_proof_pieces_of({ pieces, all: proof.pieces })
  }`;
}
