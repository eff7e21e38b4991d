import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { planRequest } from '#rules/plan/plan.ts';
import { asked, type Sentence, sentenceParams } from '#rules/plan/sentence.ts';
import type { Settled } from '#rules/plan/settle.ts';

/**
 * Sends the form as a browser does, but within the page. Whatever is chosen in the sentence, and every number that is typed,
 * counts at once; the fields show what the address says, also after going back. What is done while a table is being laid
 * waits for it, since it is about that one: `isLaying`.
 *
 * Going back shows the table as it was: what is changed of one that was laid is one step of the history, however often. So is
 * a sheet over it: going back closes it, and with what is chosen in it the changed table stands in its place.
 */
export function useSaying(
  form: RefObject<HTMLFormElement | null>,
  { plan, query, laid, isLaying }: Settled & { isLaying: boolean },
) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const shown = useRef({ query, state });
  shown.current = { query, state };
  const isSent = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  const inTurn = (act: () => void) => (isSent.current || isLaying ? void waiting.current.push(act) : act());
  function send(element: HTMLFormElement, pressed: HTMLButtonElement | null, quietly: boolean) {
    const to = planRequest(new FormData(element, pressed));
    if (to === shown.current.query) return;
    isSent.current = true;
    const opens = quietly && pressed?.name === 'swap';
    void navigate(`/plan${to && '?'}${to}`, {
      replace: quietly && !opens && !(laid && !shown.current.state),
      preventScrollReset: quietly,
      state: opens ? 'over' : laid && 'changed',
    });
  }
  // As the page came its fields say what the address says, or what was chosen before the scripts came.
  const written = useRef(plan);
  useEffect(() => {
    if (form.current && written.current !== plan) write(form.current, plan.sentence);
    written.current = plan;
  }, [form, plan]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another plan a table was laid
  useEffect(() => {
    if (isLaying) return;
    isSent.current = false;
    while (!isSent.current && waiting.current.length > 0) waiting.current.shift()?.();
  }, [isLaying, plan]);

  // What was chosen before the scripts came counts too.
  const sayChosen = useEffectEvent((element: HTMLFormElement) => {
    if (isOther(element, plan.sentence)) send(element, null, true);
  });
  const say = useEffectEvent((element: HTMLFormElement, field: Field) => {
    const { value } = field;
    inTurn(() => {
      field.value = value;
      send(element, null, true);
    });
  });
  // What the field says by then: it may be written in still.
  const sayTyped = useEffectEvent((element: HTMLFormElement) => inTurn(() => send(element, null, true)));
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let typing: ReturnType<typeof setTimeout>;
    // An allergy counts before its field is left: who presses the button next sees the table that they get.
    const onInput = ({ target }: Event) => {
      clearTimeout(typing);
      const field = target as Field;
      if (field.type === 'number' && field.value) typing = setTimeout(() => sayTyped(element), settling);
    };
    const onChange = ({ target }: Event) => {
      clearTimeout(typing);
      const field = target as Field;
      if (field.matches('[pattern]:invalid')) field.value = (field as HTMLInputElement).defaultValue;
      else say(element, field);
    };
    sayChosen(element);
    element.addEventListener('change', onChange);
    element.addEventListener('input', onInput);
    // Who goes back takes back what is being typed.
    const onBack = () => clearTimeout(typing);
    addEventListener('popstate', onBack);
    return () => {
      clearTimeout(typing);
      element.removeEventListener('change', onChange);
      element.removeEventListener('input', onInput);
      removeEventListener('popstate', onBack);
    };
  }, [form]);
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: element, nativeEvent } = event;
    const submitter = (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    // Enter in a field presses a button without a name: what was typed has been said already.
    if (!submitter?.name) return;
    const { name } = submitter;
    inTurn(() => {
      // It may have gone with the dish that it was about.
      if (element.contains(submitter)) send(element, submitter, laid !== null);
    });
    if (name === 'lay') blanks(element).find(isOpen)?.focus();
  };
}

type Field = HTMLSelectElement | HTMLInputElement;

/** Milliseconds without a key until a number that is being typed counts. */
const settling = 900;

const blanks = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (one): one is Field =>
      one instanceof HTMLSelectElement || (one instanceof HTMLInputElement && one.type === 'number'),
  );

/** What has to be said and is not; the amount need not be. */
const isOpen = ({ name, value }: { name: string; value: string }) =>
  asked.some((blank) => blank === name) && value === '';

/** How many there are of each dish on the table. */
const typedIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[pattern]')];

const valuesOf = (sentence: Sentence) => new Map(sentenceParams(sentence));
const restOf = (blank: Element) =>
  blank instanceof HTMLInputElement || blank.querySelector('[value=""]') ? '' : '0';

function isOther(form: HTMLFormElement, sentence: Sentence): boolean {
  const values = valuesOf(sentence);
  return (
    blanks(form).some((blank) => (blank.value || '0') !== (values.get(blank.name) ?? '0')) ||
    typedIn(form).some(({ value, defaultValue }) => value !== defaultValue)
  );
}

function write(form: HTMLFormElement, sentence: Sentence): void {
  const values = valuesOf(sentence);
  // What is being typed is said a moment later, or when it is left.
  for (const blank of blanks(form))
    if (blank !== document.activeElement) blank.value = values.get(blank.name) ?? restOf(blank);
  for (const typed of typedIn(form)) typed.value = typed.defaultValue;
}
