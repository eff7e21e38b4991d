import { spawn } from 'node:child_process';

/**
 * Runs a part of the checks, prints what it says under its name, at once or when it has ended, and answers its exit
 * code, how many tests it counted and, of one that failed, its last words.
 */
export function runPart(name, [program, ...args], isShown) {
  const heading = `\n── ${name}\n`;
  if (isShown) process.stdout.write(heading);
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        if (isShown) process.stdout.write(text);
        output += text;
      });
    }
    child.once('error', (error) => {
      output += `${error.message}\n`;
    });
    child.once('close', (code) => {
      if (!isShown) process.stdout.write(heading + output);
      const failed = code !== 0;
      resolve({
        code: code === null || code < 0 ? 1 : code,
        ...countTests(output),
        ...(failed && { lastWords: output.trimEnd().split('\n').slice(-60).join('\n') }),
      });
    });
  });
}

/** How many tests a runner says there were; all 0 where there is none. */
export function countTests(output) {
  // Some runners colour what goes into a pipe all the same.
  const plain = output.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '');
  const line = plain.split('\n').findLast((text) => /^\s*(Tests\s+)?\d+ (passed|failed)/.test(text)) ?? '';
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  // Playwright has a line for each of them, above the names.
  const counted = (word) => Number(new RegExp(`^\\s*(\\d+) ${word}$`, 'm').exec(plain)?.[1] ?? 0);
  const flaky = counted('flaky');
  return {
    passed: count('passed') + flaky,
    failed: count('failed') || counted('failed'),
    flaky,
    skipped: count('skipped'),
  };
}
