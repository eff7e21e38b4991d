import { expect, test } from 'vitest';
import { createLogger, onBehalfOf } from './log.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = [];
  write(createLogger('info', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

test('lines of a request carry its id, also after waiting; others none', async () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  await onBehalfOf('r1', async () => {
    await Promise.resolve();
    log.info('inside');
  });
  log.info('outside');
  const [inside, outside] = lines.map((line) => JSON.parse(line));
  expect(inside).toMatchObject({ msg: 'inside', requestId: 'r1' });
  expect(outside).not.toHaveProperty('requestId');
});

test('an error keeps its kind, its code, its place and its cause', () => {
  const cause = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
  const [line] = logged((log) => log.error({ err: new TypeError('no answer', { cause }) }, 'failed'));
  expect(line.err).toMatchObject({
    type: 'TypeError',
    message: 'no answer',
    cause: { message: 'connection refused', code: 'ECONNREFUSED' },
  });
  expect(line.err.at[0]).toContain('log.test.ts');
});

test('an error loses the values of a query, the row it failed on and every address', () => {
  const failed = Object.assign(new Error('Failed query: insert …\nparams: jana@example.com,Weserstraße'), {
    query: 'insert into customers values ($1)',
    params: ['jana@example.com', 'Weserstraße'],
    cause: Object.assign(new Error('invalid input syntax for type integer: "Weserstraße"'), {
      code: '22P02',
      detail: 'Key (email)=(jana@example.com) already exists.',
    }),
  });
  const provider = new Error('Invalid email address: jana@example.com');
  const text = JSON.stringify(
    logged((log) => {
      log.error({ err: failed }, 'request failed');
      log.error({ err: provider }, 'payment session not opened');
    }),
  );
  expect(text).toContain('insert into customers values ($1)');
  expect(text).toContain('Invalid email address: [address]');
  expect(text).not.toMatch(/jana@|Weserstra/);
});

test('how an address is to be written is said in full', () => {
  const wrong = new Error('DATABASE_URL must look like postgres://role:password@host:5432/database');
  expect(JSON.stringify(logged((log) => log.fatal({ err: wrong })))).toContain('role:password@host:5432');
});
