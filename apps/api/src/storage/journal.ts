import { constants } from 'node:fs';
import { open, readFile, rename, rm, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Change } from './changes.ts';
import { isMissing, syncDirectory } from './durable-file.ts';

/** The parsed contents of a journal. */
interface JournalText {
  /** SHA-256 of the file that it continues. */
  of: string;
  /** SHA-256 of every complete file that it was about to be merged into. */
  into: string[];
  changes: Change[];
}

/** Thrown for a journal that was not changed by its writer alone. */
export class JournalDamaged extends Error {
  override readonly name = 'JournalDamaged';
}

/** The journal and that of the last good copy, unparsed; empty if there is none. */
export interface JournalTexts {
  current: string;
  earlier: string;
}

type Entry = { of: string } | { into: string } | Change[];

/**
 * Changes since a file was last written completely: one line for each save, with its CRC-32, fsynced before
 * any response. Only the last line can be truncated by a power failure, and that save was not acknowledged.
 */
export class Journal {
  readonly path: string;
  /** The journal from the last good copy to the file. */
  readonly backupPath: string;
  /** Length that is known to be on disk; 0 before the journal is started. */
  #bytes = 0;

  constructor(path: string) {
    this.path = path;
    this.backupPath = `${path}.bak`;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Resolves when the changes are on disk.
   * @param lines changes as JSON
   * @param of SHA-256 of the file that is continued, for a new journal
   */
  async append(lines: readonly string[], of: string): Promise<void> {
    const begins = this.#bytes === 0;
    const batch = lineOf(`[${lines.join(',')}]`);
    await this.#write(begins ? beginningOf(of) + batch : batch);
    if (begins) await syncDirectory(dirname(this.path));
  }

  /** Call before the file is written completely: records that the journal is about to be merged into it. */
  async end(into: string): Promise<void> {
    if (this.#bytes > 0) await this.#write(lineOf(JSON.stringify({ into })));
    else await this.forgetLastGood();
  }

  /**
   * Call after the file was written completely: keeps the journal with the last good copy, or deletes it if
   * it contains erased data.
   */
  async setAside(erases = false): Promise<void> {
    if (erases) await rm(this.path, { force: true });
    else if (this.#bytes > 0) await rename(this.path, this.backupPath);
    this.#bytes = 0;
  }

  /** Removes the journal of the last good copy. */
  async forgetLastGood(): Promise<void> {
    await rm(this.backupPath, { force: true });
  }

  /** Both journals, unparsed. */
  async texts(): Promise<JournalTexts> {
    return { current: await contentOf(this.path), earlier: await contentOf(this.backupPath) };
  }

  /**
   * The changes since the file with this SHA-256, which may be the newest or the last good copy.
   * @throws JournalDamaged
   */
  since(file: string, { current: text, earlier: earlierText }: JournalTexts): Change[] {
    const { journal, bytes } = parsed(text, this.path);
    if (bytes === 0) return sinceEarlier(file, earlierText, null, this.backupPath) ?? [];
    if (journal.of === file) return journal.changes;
    if (journal.into.includes(file)) return [];
    const changes = sinceEarlier(file, earlierText, journal, this.backupPath);
    if (changes) return changes;
    throw new JournalDamaged(`${this.path} does not continue the file beside it`);
  }

  /** Continues a journal that was read. Cuts off a truncated last line. */
  async adopt({ current: text }: JournalTexts): Promise<void> {
    const { bytes } = parsed(text, this.path);
    this.#bytes = bytes;
    if (bytes > 0 && bytes < Buffer.byteLength(text)) await truncate(this.path, bytes);
  }

  async #write(text: string): Promise<void> {
    const { O_WRONLY, O_APPEND, O_CREAT, O_TRUNC } = constants;
    const begins = this.#bytes === 0;
    // Opened every time, so that a write fails if the folder was removed.
    const handle = await open(
      this.path,
      O_WRONLY | O_APPEND | (begins ? O_CREAT | O_TRUNC : 0),
      0o600,
    );
    try {
      await handle.writeFile(text, 'utf8');
      await handle.datasync();
    } catch (error) {
      await truncate(this.path, this.#bytes).catch(() => undefined);
      throw error;
    } finally {
      await handle.close();
    }
    this.#bytes += Buffer.byteLength(text);
  }
}

function lineOf(json: string): string {
  return `${crc32(json).toString(16).padStart(8, '0')} ${json}\n`;
}

function beginningOf(file: string): string {
  return lineOf(JSON.stringify({ of: file }));
}

async function contentOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

/**
 * The changes from the last good copy to the file, and onwards if a journal continues that; `null` if they do
 * not fit.
 */
function sinceEarlier(
  file: string,
  earlierText: string,
  current: JournalText | null,
  path: string,
): Change[] | null {
  if (!earlierText.startsWith(beginningOf(file))) return null;
  const { into, changes } = parsed(earlierText, path).journal;
  if (current === null) return changes;
  return into.includes(current.of) ? [...changes, ...current.changes] : null;
}

/** Splits a journal before the first damaged line. */
export function readablePart(text: string): { good: string; lostSaves: number; lost: Change[] } {
  const lines = text.split('\n').filter((line) => line !== '');
  const isWhole = (line: string) => line === lineOf(line.slice(9)).slice(0, -1);
  const bad = lines.findIndex((line) => !isWhole(line));
  const cut = bad === -1 ? lines.length : bad;
  const after = lines.slice(cut);
  const lost = after.filter(isWhole).flatMap((line) => {
    const entry = JSON.parse(line.slice(9)) as Entry;
    return Array.isArray(entry) ? entry : [];
  });
  const good = lines.slice(0, cut).map((line) => `${line}\n`);
  return { good: good.join(''), lostSaves: after.length, lost };
}

/** Parses a journal. If the first line is truncated, its valid length is 0: no change was acknowledged. */
function parsed(text: string, path: string): { journal: JournalText; bytes: number } {
  const lines = text.split('\n');
  const truncated = lines.pop() !== '';
  const entries: Entry[] = [];
  let bytes = 0;
  for (const [index, line] of lines.entries()) {
    const json = line.slice(9);
    if (line !== lineOf(json).slice(0, -1)) {
      if (index === lines.length - 1 && !truncated) break;
      throw new JournalDamaged(`Line ${index + 1} of ${path} is damaged`);
    }
    entries.push(JSON.parse(json) as Entry);
    bytes += Buffer.byteLength(line) + 1;
  }
  const of = entries.flatMap((entry) => ('of' in entry ? [entry.of] : []))[0] ?? '';
  const into = entries.flatMap((entry) => ('into' in entry ? [entry.into] : []));
  const changes = entries.flatMap((entry) => (Array.isArray(entry) ? entry : []));
  return { journal: { of, into, changes }, bytes };
}
