import { saysIllness } from './asking-words.ts';
import { isHarmless, leavesFoodOut } from './left-out.ts';
import { namesAllergen, wordsIn } from './named-allergens.ts';
import { dietsIn } from './named-diets.ts';
import { isNoDish } from './no-dish.ts';

/** What divides a list, and what stands in one and is no food: how many, and how it is brought. */
const divider = /[,/&+:()]|\s(?:und|oder|sowie|and|or)\s/i;
const noFood =
  /^(\d+|(zweite|dritte|second|third).*|person(en)?|gaste?n?|guests?|people|leute|klingel.*|stock|etage|floor|hof|(ein|auf)gang|entrance|tur|door|empfang|reception|buro|office|raum|room|familie|frau|herr|mrs?|ms|pforte|tor|(an)?liefer.*|deliver.*|anruf.*|call|uhr|clock)$/;

/** Whether a sentence lists something beside an allergen that no product declares: kiwi and nuts; or leaves it out: no onions. */
export function listsMore(sentence: string): boolean {
  const parts = sentence.split(divider).map(wordsIn);
  return parts.some((words, index) => {
    if (words.some(namesAllergen) || dietsIn(words).length > 0) return false;
    if (leavesFoodOut(words.join(' '))) return true;
    const left = words.filter((word) => !saysIllness(word) && !isHarmless(word));
    const [before = [], after = []] = [parts[index - 1], parts[index + 1]];
    // What stands before may also be how the note begins.
    const isListed =
      before.some(namesAllergen) ||
      (after.some(namesAllergen) && (left.length === 1 || words.some(saysIllness)));
    return (
      isListed &&
      !isRequest(words) &&
      left.length > 0 &&
      !left.some((word) => noFood.test(word) || isNoDish(word))
    );
  });
}

const isRequest = ([first = '']: readonly string[]) => /^(bitte|please|danke|thanks?)$/.test(first);
