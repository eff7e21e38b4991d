import path from 'node:path';
import ts from 'typescript';

const folder = import.meta.dirname;

/**
 * Holds answers against the types that Stripe publishes with its SDK. The compiler reads each answer as a literal
 * of its type: a field that Stripe lacks, one that is missing, and a word that Stripe's lists do not hold are named.
 */
export function differences(answers: readonly { type: string; json: unknown }[]): string[] {
  const file = path.join(folder, 'answers.generated.ts');
  const source = [prelude, ...answers.map(({ type, json }) => `check<${type}>(${JSON.stringify(json)});`)];
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipLibCheck: true,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, version, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source.join('\n'), version)
      : getSourceFile(name, version, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** The SDK's lists of words end with "or any other": here only the listed ones count. */
const prelude = `
import type Stripe from 'stripe';
type Word<T> = T extends string ? (string extends T ? never : T) : never;
type Words<T> = [Word<T>] extends [never] ? T : Word<T>;
// Travels as a string, and the SDK makes a number of it.
type Listed<T> = T extends Stripe.Decimal ? string : T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer U)[]
    ? Exact<U>[]
    : T extends object
      ? { [K in keyof T]: Exact<T[K]> }
      : T;
type Exact<T> = Words<Extract<T, string>> | Listed<Exclude<T, string>>;
declare function check<T>(answer: Exact<T>): void;
`;
