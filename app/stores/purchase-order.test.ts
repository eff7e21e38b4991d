import { afterEach, expect, test, vi } from 'vitest';
import { clearDraft } from './clear-draft.ts';
import { emptyDraft, readDraft, writeDraft } from './delivery-draft.ts';
import { keepPurchaseOrder, readPurchaseOrder } from './purchase-order.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Another tab has the same local storage, and nothing else. */
const anotherTab = () => vi.stubGlobal('sessionStorage', storage());

function browser(): void {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('dispatchEvent', () => true);
  anotherTab();
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the purchase order is there in every tab, beside the instructions, whichever is written first', () => {
  browser();
  expect(readPurchaseOrder()).toBe('');
  keepPurchaseOrder('PO-4711');
  writeDraft({ ...emptyDraft, instruction: 'Ring.\nTwice' });
  anotherTab();
  expect([readPurchaseOrder(), readDraft().instruction]).toEqual(['PO-4711', 'Ring.\nTwice']);
  keepPurchaseOrder('');
  anotherTab();
  expect([readPurchaseOrder(), readDraft().instruction]).toEqual(['', 'Ring.\nTwice']);
});

test('a new tab knows which of its instructions the shop wrote for the guests: taken out at once, they stay out', () => {
  browser();
  const noted = 'Of 24 guests: 2 without nuts.';
  writeDraft({ ...emptyDraft, instruction: `${noted}\nRing twice`, noted });
  keepPurchaseOrder('PO-4711');
  anotherTab();
  expect(readDraft()).toMatchObject({ instruction: `${noted}\nRing twice`, noted });
  // What they say no more, a tab that did not take it out writes in again.
  writeDraft({ ...readDraft(), instruction: 'Ring twice' });
  anotherTab();
  expect(readDraft()).toMatchObject({ instruction: 'Ring twice', noted: '' });
});

test('instructions that were kept before a purchase order was are read as they are', () => {
  browser();
  localStorage.setItem('deliveryDraft', 'Ring twice');
  expect([readPurchaseOrder(), readDraft().instruction]).toEqual(['', 'Ring twice']);
});

test('what is ordered takes its purchase order along', () => {
  browser();
  keepPurchaseOrder('PO-4711');
  clearDraft();
  expect(readPurchaseOrder()).toBe('');
});

test('a browser that keeps nothing has no purchase order, and fails nowhere', () => {
  keepPurchaseOrder('PO-4711');
  expect(readPurchaseOrder()).toBe('');
});
