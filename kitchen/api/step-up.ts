import { create } from 'zustand';

interface Question {
  /** Ends it: whether they showed that it is they. */
  readonly answer: (isConfirmed: boolean) => void;
}

/** Whether who is signed in is being asked to show that it is they; kitchen/door/step-up.tsx asks. */
export const useStepUp = create<{ question: Question | null }>(() => ({ question: null }));

let underWay: Promise<boolean> | null = null;

/** Asks who is signed in to show that it is they; several calls that want it share one question. */
export function askToConfirm(): Promise<boolean> {
  underWay ??= new Promise<boolean>((answer) => useStepUp.setState({ question: { answer } })).finally(() => {
    underWay = null;
    useStepUp.setState({ question: null });
  });
  return underWay;
}
