// What a run takes of the machine, as Linux reports it in /proc. On other systems nothing is known.
import { readdirSync, readFileSync } from 'node:fs';

/** Time between two measurements of the memory, ms. */
const INTERVAL = 2000;

/** Clock ticks of Linux, 1/s. */
const TICKS = 100;

/** The fields of /proc/PID/stat after the name of the program, which may contain spaces: state, parent, … */
function statOf(pid: string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function known<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    // The process has ended, or the system has no /proc.
    return undefined;
  }
}

/** Processor time of all processes that this one started and that have ended, s. */
export const processorSeconds = (): number | undefined =>
  known(() => {
    const [user, system] = statOf('self').slice(13, 15).map(Number);
    return ((user ?? 0) + (system ?? 0)) / TICKS;
  });

/** The processes that this one started, directly or not, and itself. */
function family(): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [pid, known(() => statOf(pid)[1])]));
  const isOurs = (pid: string | undefined): boolean =>
    pid === String(process.pid) || (pid !== undefined && isOurs(parents.get(pid)));
  return pids.filter(isOurs);
}

/** Memory of a process, MB. What processes share counts in parts. */
const memoryOf = (pid: string) =>
  known(() =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
  );

/** Memory of this process and of all that it started, MB. */
export const memoryNow = (): number | undefined =>
  known(() => Math.round(family().reduce((sum, pid) => sum + (memoryOf(pid) ?? 0), 0) / 1024));

/** Measures memory until the process ends. @returns a function that returns the peak so far, MB */
export function watchMemory(): () => number | undefined {
  let peak: number | undefined;
  const measure = () => {
    const now = memoryNow();
    if (now !== undefined) peak = Math.max(peak ?? 0, now);
    return peak;
  };
  setInterval(measure, INTERVAL).unref();
  return measure;
}
