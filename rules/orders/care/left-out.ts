import { wordsIn } from './named-allergens.ts';

const whole = /^(ohne|without|no|kein(e[mnrs]?)?|vertrag(t|e|en)|cannot)$/;
const leavesOut = /^(ohne|without|no|kein(e[mnrs]?)?)$/;
/** What comes along beside the food: who wants it left out is not hurt by it. */
const serviceware =
  /^(einweg|plastik|papier|trage?|holz)?(tuten?|taschen?|beutel|bags?|besteck|cutlery|servietten?|napkins?|geschirr|teller|plates?|becher|cups?|glaser|glasses|gabeln?|forks?|messer|knives|loffel|spoons?|strohhalme?|straws?|verpackung(en)?|packaging|kerzen?|candles?)$/;
/** What stands around it and is nothing to eat. */
const filler =
  /^(und|oder|and|or|auch|bitte|please|danke|thanks?|thank|you|dazu|notig|needed|noch|extra|any|einweg|plastik|plastic|papier|paper|ein|a|die|das|den|the|gegen|auf|to|against|mit|with|hat|has|haben|have|hallo|hello|liebe|viele|grusse?)$/;

/** Whether a word is "without", serviceware or what stands around it: nothing that could hurt somebody. */
export const isHarmless = (word: string): boolean =>
  [leavesOut, serviceware, filler].some((known) => known.test(word));

/** Whether a sentence wants something left out, unless nothing but serviceware stands after that. */
export function leavesFoodOut(sentence: string): boolean {
  const words = wordsIn(sentence);
  const first = words.findIndex((word) => whole.test(word));
  if (first === -1) return false;
  const wanted = words.slice(first);
  return !(wanted.some((word) => serviceware.test(word)) && wanted.every(isHarmless));
}
