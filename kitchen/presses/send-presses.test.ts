import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heard } from '../live/live-store.ts';
import { press, usePresses } from './send-presses.ts';

interface Sent {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly answer: (answer: Response) => void;
}
let sent: Sent[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal(
    'fetch',
    (path: string, { headers }: Pick<Sent, 'headers'>) =>
      new Promise((answer) => sent.push({ path, headers, answer })),
  );
  heard();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const handOver = (order: string) =>
  press({ id: order, method: 'POST', path: `/orders/${order}/handover`, body: {}, order, shows: {} });
const photoOf = (order: string) =>
  press({
    id: `photo of ${order}`,
    method: 'PUT',
    path: `/orders/${order}/handover/photo`,
    body: new Blob(['photo']),
    order,
    shows: {},
  });
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('in a browser that keeps nothing a photo waits for its hand-over, and nothing waits for it', async () => {
  void handOver('a');
  const photo = photoOf('a');
  await settled();
  expect(sent.map(({ path }) => path)).toEqual(['/kitchen/api/orders/a/handover']);
  sent[0]?.answer(Response.json({ stage: 'DELIVERED' }));
  await settled();
  void handOver('b');
  await settled();
  expect(sent.slice(1).map(({ path }) => path)).toEqual([
    '/kitchen/api/orders/a/handover/photo',
    '/kitchen/api/orders/b/handover',
  ]);
  for (const { answer } of sent) answer(new Response(null, { status: 204 }));
  await photo;
});

test.each([
  [7, '7'],
  [null, 'tablet'],
])('a press says which it is, how old what it saw is, and whose it is', async (by, whose) => {
  usePresses.setState({ by });
  const pressed = handOver('c');
  await settled();
  expect(sent).toMatchObject([
    { headers: { 'X-Press-Id': 'c', 'X-Seen-Ago': expect.stringMatching(/^\d+$/), 'X-Pressed-By': whose } },
  ]);
  sent[0]?.answer(new Response(null, { status: 204 }));
  await pressed;
});
