import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type Plan, planRequest } from '#rules/plan/plan.ts';
import { asked, type Sentence, sentenceParams } from '#rules/plan/sentence.ts';

/**
 * Sends the form as a browser does, but within the page. Whatever is chosen in the sentence, and every number that is typed,
 * counts at once; the fields show what the address says, also after going back. @param isLaid whether a change is one of the
 * table that stands there
 */
export function useSaying(form: RefObject<HTMLFormElement | null>, plan: Plan, isLaid: boolean) {
  const navigate = useNavigate();
  function send(element: HTMLFormElement, pressed: HTMLElement | null, quietly: boolean) {
    const query = planRequest(new FormData(element, pressed));
    void navigate(`/plan${query && '?'}${query}`, { replace: quietly, preventScrollReset: quietly });
  }
  // What was chosen before the scripts came counts too.
  const sayChosen = useEffectEvent((element: HTMLFormElement) => {
    if (isOther(element, plan.sentence)) send(element, null, true);
  });
  const say = useEffectEvent((element: HTMLFormElement) => send(element, null, true));
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const onChange = ({ target }: Event) => {
      const isNone = target instanceof HTMLInputElement && target.pattern && !target.validity.valid;
      if (isNone) target.value = target.defaultValue;
      else say(element);
    };
    sayChosen(element);
    element.addEventListener('change', onChange);
    return () => element.removeEventListener('change', onChange);
  }, [form]);
  // As the page came its fields say what the address says, or what was chosen before the scripts came.
  const written = useRef(plan);
  useEffect(() => {
    if (form.current && written.current !== plan) write(form.current, plan.sentence);
    written.current = plan;
  }, [form, plan]);
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Enter in a field presses a button without a name: what was typed has been said already.
    const name = (submitter as HTMLButtonElement | null)?.name;
    if (!name) return;
    send(event.currentTarget, submitter, isLaid);
    if (name === 'lay') blanks(event.currentTarget).find(isOpen)?.focus();
  };
}

const blanks = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (one): one is HTMLSelectElement | HTMLInputElement =>
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
  // What is being typed is said when it is left.
  for (const blank of blanks(form))
    if (blank !== document.activeElement) blank.value = values.get(blank.name) ?? restOf(blank);
  for (const typed of typedIn(form)) typed.value = typed.defaultValue;
}
