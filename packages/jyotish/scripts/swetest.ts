/**
 * Runs Debian's `swetest` program (packages swetest, swe-standard-data) and reads the numbers it prints. Used by the
 * generators only, not by the engine.
 */
import { execFileSync } from 'node:child_process';

const EPHEMERIS_FILES = '/usr/share/libswe/ephe';

/** Output lines of `swetest` without its header. */
export function swetest(...args: string[]): string[] {
  const output = execFileSync('swetest', [`-edir${EPHEMERIS_FILES}`, '-head', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const failure = lines.find((line) => /error|warning|not found/i.test(line));
  if (failure) throw new Error(`swetest ${args.join(' ')}: ${failure}`);
  return lines;
}
