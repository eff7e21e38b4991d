import { readFileSync } from 'node:fs';

/** Clock ticks a second, in which Linux counts the time of processes. */
const ticks = 100;

/** Processor time of a process so far, in microseconds; null where there is no /proc. */
export function cpuMicroseconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) / ticks) * 1e6;
  } catch {
    return null;
  }
}

/** Memory that a process holds, in MiB; null where there is no /proc. */
export function residentMiB(pid: number): number | null {
  try {
    const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib ? Number(kib) / 1024 : null;
  } catch {
    return null;
  }
}
