import type { Deps } from '../deps.ts';

/** What a command gets: the services' ground, its arguments, and where it writes. */
export interface CommandContext {
  readonly deps: Deps;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly write: (text: string) => void;
}

/** A command of the business. Throws {@link UsageError} or {@link Refusal}. */
export interface Command {
  /** As it is typed, with its arguments. */
  readonly usage: string;
  readonly about: string;
  run(context: CommandContext): Promise<void>;
}

/** The command was typed wrongly: exit code 2. */
export class UsageError extends Error {}

/** The command was understood, and the answer is no: exit code 1. */
export class Refusal extends Error {}

/** The word at a place. Throws UsageError when it is missing. */
export function word({ words }: Pick<CommandContext, 'words'>, index: number, name: string): string {
  const value = words[index];
  if (value === undefined) throw new UsageError(`${name} is missing`);
  return value;
}

/** The text of an option; undefined when it was not given. */
export function option({ options }: Pick<CommandContext, 'options'>, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Refuses what a command does not take, by its usage: a word or an option that counts for nothing may have meant that
 * less happen, or more. Throws UsageError.
 */
export function refuseUnknown(
  usage: string,
  { words, options }: Pick<CommandContext, 'words' | 'options'>,
): void {
  const [, , ...places] = usage.replaceAll(/\[?--[\w-]+( <[^>]+>)?\]?/g, '').match(/\S+/g) ?? [];
  const most = places.filter((place) => place !== '|').length;
  const tooMany = words[most];
  if (tooMany !== undefined) throw new UsageError(`"${tooMany}" is too much\n${usage}`);
  for (const name of Object.keys(options)) {
    if (!new RegExp(`--${name}\\b(?!-)`).test(usage))
      throw new UsageError(`--${name} is not for this command\n${usage}`);
  }
}
