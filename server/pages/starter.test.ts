import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLate } from './starter.ts';

/** As much of a page as the starter touches. */
function page({ saveData = false, readyState = 'loading' } = {}) {
  const frames: (() => void)[] = [];
  const started: string[] = [];
  const lines: string[] = [];
  const lazy = { loading: 'lazy' };
  const document = Object.assign(new EventTarget(), {
    readyState,
    head: {
      insertAdjacentHTML: (_: string, links: string) => started.push(links),
      append: ({ textContent }: { textContent: string }) => started.push(textContent),
    },
    createElement: () => ({ remove: () => lines.pop() }),
    documentElement: { append: ({ className }: { className: string }) => lines.push(className) },
    querySelector: (what: string) => (what.startsWith('script') ? { textContent: 'the page' } : null),
    querySelectorAll: () => [lazy],
  });
  const window = Object.assign(new EventTarget(), {
    navigator: { connection: { saveData } },
    setTimeout: (what: () => void, after?: number) => setTimeout(what, after),
    requestAnimationFrame: (what: () => void) => frames.push(what),
  });
  const load = vi.fn(async () => undefined);
  startLate(window as unknown as Window, document as unknown as Document, 'links', load);
  const paint = async () => {
    await vi.advanceTimersByTimeAsync(0);
    frames.shift()?.();
  };
  return { document, window, started, load, paint, lazy, lines };
}

const aButton = (isConnected = true) => ({ isConnected, click: vi.fn() });

/** A press on a button that counts how often it was pressed by the page itself. */
function pressOn(document: EventTarget, button = aButton()) {
  const event = new Event('click', { cancelable: true });
  Object.defineProperty(event, 'target', { value: { closest: () => button } });
  document.dispatchEvent(event);
  return button;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page that has loaded is painted twice before its scripts are fetched, once', async () => {
  const { window, started, load, paint } = page();
  await paint();
  expect(started).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await paint();
  expect(started).toEqual([]);
  await paint();
  expect(started).toEqual(['links']);
  await vi.advanceTimersByTimeAsync(4000);
  expect(started).toEqual(['links', 'the page']);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown'])('a %s starts them at once', async (kind) => {
  const { document, started } = page();
  document.dispatchEvent(new Event(kind));
  expect(started).toEqual(['links']);
});

test('after three seconds they start whatever has come', async () => {
  const { started } = page();
  await vi.advanceTimersByTimeAsync(2999);
  expect(started).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(started).toEqual(['links', 'the page']);
});

test('a framework that cannot be fetched keeps no page from trying', async () => {
  const { document, started, load } = page();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  document.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['links', 'the page']);
});

test('each button pressed before the page listens is pressed again when it does, once, unless it is gone', () => {
  const { document, window } = page();
  const [first, last] = [pressOn(document), pressOn(document)];
  pressOn(document, first);
  window.dispatchEvent(new Event('hydrated'));
  expect(first.click).toHaveBeenCalledTimes(1);
  expect(last.click).toHaveBeenCalledTimes(1);
  const later = pressOn(document);
  window.dispatchEvent(new Event('hydrated'));
  expect(later.click).not.toHaveBeenCalled();

  const other = page();
  const gone = pressOn(other.document, aButton(false));
  other.window.dispatchEvent(new Event('hydrated'));
  expect(gone.click).not.toHaveBeenCalled();
});

test('a line says that a press is kept, until it is pressed again', () => {
  const { document, window, lines } = page();
  expect(lines).toEqual([]);
  pressOn(document);
  pressOn(document);
  expect(lines).toEqual(['progress']);
  window.dispatchEvent(new Event('hydrated'));
  expect(lines).toEqual([]);
});

test('a form is held until then', () => {
  const { document, window } = page();
  const submit = () => document.dispatchEvent(new Event('submit', { cancelable: true }));
  expect(submit()).toBe(false);
  window.dispatchEvent(new Event('hydrated'));
  expect(submit()).toBe(true);
});

test('the pictures further down come half a second after that, unless the browser saves data', async () => {
  for (const saveData of [false, true]) {
    const { window, lazy } = page({ saveData });
    window.dispatchEvent(new Event('hydrated'));
    await vi.advanceTimersByTimeAsync(500);
    expect(lazy.loading).toBe(saveData ? 'lazy' : 'eager');
  }
});

test('what it is made of stands in the page as it is: it names nothing from outside', () => {
  const text = startLate.toString();
  expect(text).not.toMatch(/__vite|import\(|require\(/);
  expect(() => new Function(`return (${text})`)()).not.toThrow();
});
