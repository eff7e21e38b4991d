const who =
  '(?:personen|person|leute|menschen|gästen?|gaesten?|kolleg\\p{L}*|people|persons?|guests?|colleagues|pax)';
const forSoMany = new RegExp(`(?:^|\\s)(?:für|fuer|for)\\s+(\\d{1,3})(?:\\s+${who})?(?=\\s|$)`, 'iu');
const soMany = new RegExp(`(?:^|\\s)(\\d{1,3})\\s+${who}(?=\\s|$)`, 'iu');

/** How many a search is for, which no dish says: "vegan für 30", "salad for 12 people". */
export interface GuestsAsked {
  /** Null where it does not say. */
  readonly guests: number | null;
  /** The rest of the query. */
  readonly query: string;
}

/** Reads out of a query for how many it is. A number by itself, as of a dish, stays in it. */
export function guestsAsked(query: string): GuestsAsked {
  const found = forSoMany.exec(query) ?? soMany.exec(query);
  if (!found) return { guests: null, query };
  return { guests: Number(found[1]), query: query.replace(found[0], ' ').trim() };
}
