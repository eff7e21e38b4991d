import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const mozilla = 'Mozilla/5.0';

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox, Windows'],
  [
    `${mozilla} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36`,
    'Chrome, Linux',
  ],
  [
    `${mozilla} (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0`,
    'Edge, Windows',
  ],
  [`${mozilla} (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1 Version/19.1 Mobile/15E148 Safari/604.1`,
    'Safari, iPhone',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1 CriOS/142.0 Mobile Safari/604.1`,
    'Chrome, iPhone',
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15`,
    'Safari, Mac',
  ],
  ['curl/8.14', ''],
  ['', ''],
])('%s is %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('nothing a stranger writes gets through', () => {
  expect(deviceName('<script>alert(1)</script> Firefox/1 Windows\r\nSet-Cookie: a=b')).toBe(
    'Firefox, Windows',
  );
});
