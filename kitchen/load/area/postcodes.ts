import { m } from '#kitchen-messages';
import { berlinPostcodes } from '#rules/booking/berlin-postcodes.ts';
import { ringPostcodes } from '#rules/booking/berlin-ring.ts';
import { deliveryPostcodes, isWholePostcode } from '#rules/booking/delivery-cost.ts';

/** Postcodes as they were typed, however they are divided, each once, and apart from them what is none. */
export function typedPostcodes(text: string): { postcodes: string[]; wrong: string[] } {
  const written = [...new Set(deliveryPostcodes(text))];
  return {
    postcodes: written.filter(isWholePostcode),
    wrong: written.filter((each) => !isWholePostcode(each)),
  };
}

/** What is no postcode, named. */
export function postcodesProblem(text: string): string | undefined {
  const { wrong } = typedPostcodes(text);
  return wrong.length > 0 ? m.area_wrong_postcode({ written: wrong.join(', ') }) : undefined;
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
