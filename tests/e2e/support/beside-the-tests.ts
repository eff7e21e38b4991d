import type { Reporter, Suite, TestError } from '@playwright/test/reporter';

/** Says at the end what went wrong beside the tests, and which of them never ran: in the list both scroll away. */
export default class BesideTheTests implements Reporter {
  readonly #errors: TestError[] = [];
  #all?: Suite;

  onBegin(_config: unknown, all: Suite): void {
    this.#all = all;
  }

  onError(error: TestError): void {
    this.#errors.push(error);
  }

  onEnd(): void {
    for (const { message, value, stack } of this.#errors)
      console.log(`Beside the tests: ${stack ?? message ?? value ?? 'an error without words'}`);
    for (const test of this.#all?.allTests() ?? [])
      if (test.results.length === 0 && test.expectedStatus !== 'skipped')
        console.log(`Never ran: ${test.titlePath().join(' › ')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
