import { berlinPostcodes } from '#rules/booking/berlin-postcodes.ts';
import { ringPostcodes } from '#rules/booking/berlin-ring.ts';
import { deliveryPostcodes, isWholePostcode } from '#rules/booking/delivery-cost.ts';

/** Postcodes as they were typed, each once, and the first that is none. */
export function typedPostcodes(text: string): { postcodes: string[]; wrong: string | null } {
  const written = deliveryPostcodes(text);
  return { postcodes: [...new Set(written)], wrong: written.find((each) => !isWholePostcode(each)) ?? null };
}

/** Postcodes in short: those of one part of the city that follow each other as one span. */
export function inShort(postcodes: readonly string[]): string {
  const sorted = postcodes.toSorted();
  const all = [...new Set([...berlinPostcodes, ...sorted])].sort();
  const spans: [string, string][] = [];
  for (const postcode of sorted) {
    const last = spans.at(-1);
    const isNext = last && all[all.indexOf(last[1]) + 1] === postcode;
    if (isNext && last[1].slice(0, 3) === postcode.slice(0, 3)) last[1] = postcode;
    else spans.push([postcode, postcode]);
  }
  return spans.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ');
}

/** Where the shop delivers and which is not within the ring; all of Berlin where it delivers everywhere. */
export function ringAndOutside(area: readonly string[]): { ring: string[]; outside: string[] } {
  const all = area.length > 0 ? area : berlinPostcodes;
  return {
    ring: all.filter((postcode) => ringPostcodes.includes(postcode)),
    outside: all.filter((postcode) => !ringPostcodes.includes(postcode)),
  };
}
