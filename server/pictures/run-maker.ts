import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { PictureType } from './picture-type.ts';

/** What is asked of the program that makes pictures (picture-maker.mjs). */
export type PictureJob = MasterJob | FormJob;

interface MasterJob {
  readonly make: 'master';
  readonly type: PictureType;
  readonly mostPixels: number;
  /** Pixels that its longer side may have, and bytes that it may. */
  readonly longestSide: number;
  readonly mostBytes: number;
}

interface FormJob {
  readonly make: 'form';
  readonly type: 'webp';
  readonly width: number;
  readonly format: 'avif' | 'webp';
  /** Its height as a share of its width. */
  readonly frame: number;
}

export interface MadePicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

type FaultReason = 'unreadable' | 'too large' | 'no sharp' | 'crowded';

/** Why no picture was made. */
export class PictureFault extends Error {
  readonly reason: FaultReason;

  constructor(reason: FaultReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Beside the source as beside the built server. */
const program = join(import.meta.dirname, 'picture-maker.mjs');

const mostMemory = 512 * 1024 * 1024;
const longest = 20_000;
const mostOutput = 4 * 1024 * 1024;
/** Milliseconds between two looks at how much memory it holds. */
const lookEvery = 50;

/** Without compilers there is less to attack, and half a gigabyte less is set aside, so that the system's limit can be close. */
const nodeOptions = ['--jitless', '--max-old-space-size=64', '--disable-warning=ExperimentalWarning'];
const limited = `ulimit -d ${mostMemory / 1024}; ulimit -t 25; ulimit -c 0; exec "$0" "$@"`;

/** Died of these, it wanted more than there is. */
const ofHunger: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGABRT', 'SIGTRAP', 'SIGXCPU'];

/**
 * Runs the program that makes pictures once, in a process without our variables, at low priority, with 512 MB (the system's
 * limit, and a look at what it holds where there is /proc) and 20 s; then it is killed. Rejects with PictureFault.
 * @param input an open file, or the bytes
 */
export async function runMaker(
  job: PictureJob,
  input: number | Buffer,
  signal: AbortSignal,
): Promise<MadePicture> {
  const args = [...nodeOptions, program, JSON.stringify(job)];
  const [command, ...rest] =
    process.platform === 'win32'
      ? [process.execPath, ...args]
      : ['/bin/sh', '-c', limited, process.execPath, ...args];
  const child = spawn(command ?? '', rest, {
    env: { MALLOC_ARENA_MAX: '2', VIPS_CONCURRENCY: '1', UV_THREADPOOL_SIZE: '2' },
    stdio: [typeof input === 'number' ? input : 'pipe', 'pipe', 'ignore'],
  });
  const kill = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  const clock = setTimeout(kill, longest);
  const watch = setInterval(async () => {
    if ((await memoryOf(child.pid)) > mostMemory) kill();
  }, lookEvery);
  try {
    const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => {
      child.once('error', reject).once('close', (_, killedBy) => resolve(killedBy));
    });
    bePatient(child.pid);
    child.stdin?.on('error', () => undefined).end(input);
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout?.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostOutput) kill();
      else chunks.push(chunk);
    });
    const killedBy = await ended;
    return readAnswer(Buffer.concat(chunks), killedBy);
  } finally {
    clearTimeout(clock);
    clearInterval(watch);
    signal.removeEventListener('abort', kill);
  }
}

function readAnswer(output: Buffer, killedBy: NodeJS.Signals | null): MadePicture {
  const end = output.indexOf('\n');
  if (killedBy || end < 0) throw new PictureFault(ofHunger.includes(killedBy) ? 'too large' : 'unreadable');
  const said = JSON.parse(output.toString('utf8', 0, end)) as
    | { fault: FaultReason }
    | Omit<MadePicture, 'bytes'>;
  if ('fault' in said) throw new PictureFault(said.fault);
  return { width: said.width, height: said.height, bytes: output.subarray(end + 1) };
}

/** Customers go first. */
function bePatient(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it.
  }
}

/** Bytes that a process holds; 0 where the system does not say so. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
}
