import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The owner of a lock. `null` fields are unknown on this system. */
interface Holder {
  pid: number;
  /** Start time of the process in kernel ticks: process ids are reused, this pair is not. */
  began: string | null;
  /** The name of the machine or container, only for messages: it may not be unique. */
  host: string | null;
  /** The boot id of the kernel and the namespace of its process ids: an id is unique only within these. */
  pidNamespace: string | null;
}

function readOrNull(read: () => string | undefined): string | null {
  try {
    return read()?.trim() ?? null;
  } catch {
    return null;
  }
}

/** Field 22 of /proc/<pid>/stat. */
function beginningOf(pid: number): string | null {
  return readOrNull(() => {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
  });
}

/** A container has its own process ids but the kernel of its machine. */
function ownPidNamespace(): string | null {
  return readOrNull(() => {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  });
}

/** The lock text of this process, different at every call. */
export function ownText(): string {
  return JSON.stringify({
    pid: process.pid,
    began: beginningOf(process.pid),
    host: hostname(),
    pidNamespace: ownPidNamespace(),
    // Distinguishes two stores in one process.
    key: randomBytes(8).toString('hex'),
  });
}

/** `null` for a text that names no owner. */
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
 * Whether the owner is alive, if the kernel can say; `null` for a process of another container or machine, or
 * if only its id is known.
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
