import { create, useStore } from 'zustand';
import { m } from '#messages';

/** What could not be done for want of a connection or of a file; its words and whoever shows them are on every page. */
const store = create<{ text: string | null }>(() => ({ text: null }));

/** Says at once and without fetching anything that something did not work. */
export const sayTrouble = (text: string) => store.setState({ text });

export const endTrouble = () => store.setState({ text: null });

/** Says that there is no connection, until there is one. */
export const sayOffline = () => sayTrouble(m.cart_offline());

export const useTrouble = (): string | null => useStore(store).text;
