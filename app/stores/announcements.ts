import { create, useStore } from 'zustand';

/** What a screen reader is to say next. */
export interface Announcement {
  readonly text: string;
  /** An error interrupts what is being read, everything else waits. */
  readonly isUrgent: boolean;
}

const store = create<{ waiting: Announcement | null }>(() => ({ waiting: null }));

/** Has something said, once, by the one live region of the page. What comes in the same moment is said with it. */
export function announce(text: string, isUrgent = false): void {
  store.setState(({ waiting }) => ({
    waiting: {
      text: waiting && waiting.text !== text ? `${waiting.text} ${text}` : text,
      isUrgent: isUrgent || !!waiting?.isUrgent,
    },
  }));
}

/** Takes it out of the store: the live region says it now. */
export const announced = () => store.setState({ waiting: null });

export function useAnnouncement(): Announcement | null {
  return useStore(store).waiting;
}
