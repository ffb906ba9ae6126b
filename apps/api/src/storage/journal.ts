import { constants } from 'node:fs';
import { open, readFile, rename, rm, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Change } from './changes.ts';
import { DurableFile, isMissing, syncDirectory, type Prepared } from './durable-file.ts';

/** The parsed contents of a journal. */
interface JournalText {
  /** Checksum of the file that it continues. */
  of: string;
  /** By checksum of every complete file that it was about to be merged into: the number of changes merged. */
  into: Map<string, number>;
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

/** `to`: length of the part of the journal that was merged, in bytes; without it everything before the line. */
type Entry = { of: string } | { into: string; to?: number } | Change[];

/** The journal of a file that is about to replace the one that this journal continues. */
export type NextJournal = { length: number; prepared: Prepared } | null;

/**
 * Changes since a file was last written completely: one line for each save, with its CRC-32, fsynced before
 * any response. Only the last line can be truncated by a power failure, and that save was not acknowledged.
 */
export class Journal {
  readonly path: string;
  /** The journal from the last good copy to the file. */
  readonly backupPath: string;
  readonly #file: DurableFile;
  /** Length that is known to be on disk; 0 before the journal is started. */
  #bytes = 0;
  /** Whether a failed write may have left something after that length. */
  #hasRest = false;

  constructor(path: string) {
    this.#file = new DurableFile(path);
    this.path = path;
    this.backupPath = this.#file.backupPath;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Resolves when the changes are on disk.
   * @param lines changes as JSON
   * @param of checksum of the file that is continued, for a new journal
   */
  async append(lines: readonly string[], of: string): Promise<void> {
    const begins = this.#bytes === 0;
    const batch = lineOf(`[${lines.join(',')}]`);
    await this.#write(begins ? beginningOf(of) + batch : batch);
    if (begins) await syncDirectory(dirname(this.path));
  }

  /**
   * Call before the file is replaced by one that contains the changes up to a position. Records this, so that
   * the journal leads from either file to the present, and prepares the journal of the new one.
   * @param into checksum of the new file
   * @param position a value of `bytes`
   */
  async end(into: string, position: number): Promise<NextJournal> {
    if (this.#bytes === 0) {
      await this.forgetLastGood();
      return null;
    }
    const remaining = await this.#from(position);
    await this.#write(lineOf(JSON.stringify({ into, to: position })));
    if (remaining.length === 0) return null;
    const content = Buffer.concat([Buffer.from(beginningOf(into)), remaining]);
    return { length: content.length, prepared: await this.#file.prepare(content) };
  }

  /**
   * Call after the file was replaced: keeps the journal with the last good copy, or deletes it if it contains
   * erased data; `next` takes its place.
   */
  async follow(next: NextJournal, erases: boolean): Promise<void> {
    if (next) await this.#file.install(next.prepared, !erases);
    else if (erases) await rm(this.path, { force: true });
    else if (this.#bytes > 0) await rename(this.path, this.backupPath);
    this.#bytes = next?.length ?? 0;
    this.#hasRest = false;
  }

  /** Removes what `end` prepared. */
  async discard(next: NextJournal): Promise<void> {
    if (next) await this.#file.discard(next.prepared);
  }

  /** Removes temporary files of killed processes. */
  async sweep(): Promise<void> {
    await this.#file.sweep();
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
   * The changes since the file with this checksum, which may be the newest or the last good copy.
   * @throws JournalDamaged
   */
  since(file: string, { current: text, earlier: earlierText }: JournalTexts): Change[] {
    const { journal, bytes } = parsed(text, this.path);
    if (bytes === 0) return sinceEarlier(file, earlierText, null, this.backupPath) ?? [];
    if (journal.of === file) return journal.changes;
    const merged = journal.into.get(file);
    if (merged !== undefined) return journal.changes.slice(merged);
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
    if (this.#hasRest && !begins) await truncate(this.path, this.#bytes);
    this.#hasRest = true;
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
    this.#hasRest = false;
    this.#bytes += Buffer.byteLength(text);
  }

  async #from(position: number): Promise<Buffer> {
    const remaining = Buffer.alloc(this.#bytes - position);
    if (remaining.length === 0) return remaining;
    const handle = await open(this.path, 'r');
    try {
      for (let read = 0; read < remaining.length;) {
        const { bytesRead } = await handle.read(remaining, read, null, position + read);
        if (bytesRead === 0) throw new JournalDamaged(`${this.path} is shorter than was written`);
        read += bytesRead;
      }
    } finally {
      await handle.close();
    }
    return remaining;
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
  const merged = into.get(current.of);
  return merged === undefined ? null : [...changes.slice(0, merged), ...current.changes];
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
  const journal: JournalText = { of: '', into: new Map(), changes: [] };
  /** The number of changes before each line, by its position. */
  const before = new Map<number, number>();
  let bytes = 0;
  for (const [index, line] of lines.entries()) {
    const json = line.slice(9);
    if (line !== lineOf(json).slice(0, -1)) {
      if (index === lines.length - 1 && !truncated) break;
      throw new JournalDamaged(`Line ${index + 1} of ${path} is damaged`);
    }
    const entry = JSON.parse(json) as Entry;
    before.set(bytes, journal.changes.length);
    if ('of' in entry) journal.of ||= entry.of;
    else if ('into' in entry) {
      const merged = before.get(entry.to ?? bytes);
      if (merged === undefined) throw new JournalDamaged(`Line ${index + 1} of ${path} is damaged`);
      journal.into.set(entry.into, merged);
    } else for (const change of entry) journal.changes.push(change);
    bytes += Buffer.byteLength(line) + 1;
  }
  return { journal, bytes };
}
