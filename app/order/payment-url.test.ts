import { expect, test } from 'vitest';
import { paymentUrl } from './payment-url.ts';

test.each([['https://pay.example/s/1'], [{ url: 'https://pay.example/s/1' }]])(
  '%o is where to pay',
  (answer) => {
    expect(paymentUrl(answer)).toBe('https://pay.example/s/1');
  },
);

test.each([null, 7, {}, { url: 7 }, '', 'nowhere', { url: 'javascript:alert(1)' }, ['https://pay.example']])(
  '%o leads nowhere',
  (answer) => {
    expect(paymentUrl(answer)).toBeNull();
  },
);
