import { type FileHandle, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * An append-only file of JSON lines. What `flushed()` has waited for is on disk after kill -9 or a power cut;
 * lines that arrive during one fsync share the next, so that thousands of them a second are possible.
 */
export class Journal {
  #handle: FileHandle;
  #queue: string[] = [];
  #writing: Promise<void> | undefined;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** Replaces the file by these lines in one step, and goes on appending to it. */
  static async rewrite(file: string, lines: Iterable<string>): Promise<Journal> {
    const draft = `${file}.new`;
    const handle = await open(draft, 'w', 0o600);
    let chunk = '';
    for (const line of lines) {
      chunk += `${line}\n`;
      if (chunk.length < 1_000_000) continue;
      await handle.write(chunk);
      chunk = '';
    }
    await handle.write(chunk);
    await handle.sync();
    await rename(draft, file);
    const folder = await open(path.dirname(file));
    await folder.sync();
    await folder.close();
    return new Journal(handle);
  }

  /** The lines of an earlier run. A last line that a crash cut short was never answered, and is left out. */
  static async read(file: string): Promise<unknown[]> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const lines = text.split('\n');
    const read: unknown[] = [];
    lines.forEach((line, index) => {
      if (line === '') return;
      try {
        read.push(JSON.parse(line));
      } catch {
        const rest = lines.slice(index + 1).some((later) => later !== '');
        if (rest) throw new Error(`${file} is damaged in line ${index + 1}.`);
      }
    });
    return read;
  }

  append(line: string): void {
    this.#queue.push(line);
    this.#writing ??= this.#write();
  }

  /** Resolves when everything appended so far is on disk. */
  async flushed(): Promise<void> {
    await this.#writing;
  }

  async close(): Promise<void> {
    await this.flushed();
    await this.#handle.close();
  }

  async #write(): Promise<void> {
    try {
      while (this.#queue.length > 0) {
        const batch = this.#queue;
        this.#queue = [];
        await this.#handle.write(`${batch.join('\n')}\n`);
        await this.#handle.datasync();
      }
      this.#writing = undefined;
    } catch (error) {
      // memory is ahead of the disk now: only a fresh start makes them agree
      console.error(`The journal cannot be written: ${(error as Error).message}`);
      process.exit(1);
    }
  }
}
