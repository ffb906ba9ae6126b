import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a lock. `null` if the system does not say. */
interface Holder {
  pid: number;
  /** When the process began, in the kernel's ticks since its start: a process id is used again, this pair is not. */
  began: string | null;
  /** The name of the machine or container, for people alone: two may have the same. */
  host: string | null;
  /** The start of the kernel and the namespace of its process ids: only within one of them does an id say who is meant. */
  pidNamespace: string | null;
}

function told(read: () => string | undefined): string | null {
  try {
    return read()?.trim() ?? null;
  } catch {
    return null;
  }
}

/** Field 22 of /proc/<pid>/stat. */
function beginningOf(pid: number): string | null {
  return told(() => {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
  });
}

/** A container has process ids of its own, and the kernel of its machine. */
function ownPidNamespace(): string | null {
  return told(() => {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  });
}

/** This process, as the text of a lock; another one at every call. */
export function ownText(): string {
  return JSON.stringify({
    pid: process.pid,
    began: beginningOf(process.pid),
    host: hostname(),
    pidNamespace: ownPidNamespace(),
    // Two stores inside one process differ in this alone.
    key: randomBytes(8).toString('hex'),
  });
}

/** `null` for a text that names no graha. */
export function readHolder(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Partial<Record<keyof Holder, unknown>>;
    const textOf = (key: keyof Holder) => {
      const value = holder[key];
      return typeof value === 'string' ? value : null;
    };
    if (typeof holder.pid !== 'number') return null;
    return {
      pid: holder.pid,
      began: textOf('began'),
      host: textOf('host'),
      pidNamespace: textOf('pidNamespace'),
    };
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether the holder is alive, if the kernel can say: it is asked about processes that it counts with ours. `null` for
 * one of another container or machine, and where ids are all that is known.
 */
export function lives({ pid, began, host, pidNamespace }: Holder): boolean | null {
  const isElsewhere =
    pidNamespace === null
      ? host !== null && host !== hostname()
      : pidNamespace !== ownPidNamespace();
  if (isElsewhere) return null;
  if (!isRunning(pid)) return false;
  const now = beginningOf(pid);
  return began === null || now === null ? null : now === began;
}

export function nameOf({ pid, host }: Holder): string {
  return host === null || host === hostname()
    ? `the running process ${pid}`
    : `the running process ${pid} of ${host}`;
}
