import { constants } from 'node:fs';
import { open, readFile, rename, rm, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Change } from './changes.ts';
import { isMissing, syncDirectory } from './durable-file.ts';

/** What a journal says. */
interface JournalText {
  /** SHA-256 of the file that it continues. */
  of: string;
  /** SHA-256 of every file that it was about to be written into, with everything else. */
  into: string[];
  changes: Change[];
}

/** A journal that was changed by something else than its writer. */
export class JournalDamaged extends Error {
  override readonly name = 'JournalDamaged';
}

type Entry = { of: string } | { into: string } | Change[];

/**
 * What was changed since a file was last written whole: one line a save, with its CRC-32, forced to
 * disk before anybody is answered. A line that a power cut tore can only be the last one, and nobody
 * was answered about it.
 */
export class Journal {
  readonly path: string;
  /** The journal that led from the last good copy to the file. */
  readonly backupPath: string;
  /** Length of what is known to be on disk; 0 where no journal has been begun. */
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
   * @param of SHA-256 of the file that is continued, for a journal that is yet to be begun
   */
  async append(lines: readonly string[], of: string): Promise<void> {
    const begins = this.#bytes === 0;
    const batch = lineOf(`[${lines.join(',')}]`);
    await this.#write(begins ? beginningOf(of) + batch : batch);
    if (begins) await syncDirectory(dirname(this.path));
  }

  /** Before the file is written whole: says that everything in the journal is about to stand in it. */
  async end(into: string): Promise<void> {
    if (this.#bytes > 0) await this.#write(lineOf(JSON.stringify({ into })));
    else await this.forgetLastGood();
  }

  /** After the file was written whole: the journal goes with the last good copy, or away with what was erased. */
  async setAside(erases = false): Promise<void> {
    if (erases) await rm(this.path, { force: true });
    else if (this.#bytes > 0) await rename(this.path, this.backupPath);
    this.#bytes = 0;
  }

  /** Removes the journal that goes with the last good copy. */
  async forgetLastGood(): Promise<void> {
    await rm(this.backupPath, { force: true });
  }

  /**
   * What was changed since the file was written that has this SHA-256, be it the newest one or the last good copy.
   * @throws JournalDamaged
   */
  async since(file: string): Promise<Change[]> {
    const current = await this.#read();
    if (current?.of === file) return current.changes;
    if (current?.into.includes(file)) return [];
    const earlierText = await contentOf(this.backupPath);
    if (earlierText.startsWith(beginningOf(file))) {
      const { into, changes } = parsed(earlierText, this.backupPath).journal;
      if (current === null) return changes;
      if (into.includes(current.of)) return [...changes, ...current.changes];
    }
    if (current === null) return [];
    throw new JournalDamaged(`${this.path} does not continue the file beside it`);
  }

  /** `null` where there is none. A torn end is cut off. */
  async #read(): Promise<JournalText | null> {
    const text = await contentOf(this.path);
    const { journal, bytes } = parsed(text, this.path);
    this.#bytes = bytes;
    if (bytes > 0 && bytes < Buffer.byteLength(text)) await truncate(this.path, bytes);
    return bytes > 0 ? journal : null;
  }

  async #write(text: string): Promise<void> {
    const { O_WRONLY, O_APPEND, O_CREAT, O_TRUNC } = constants;
    const begins = this.#bytes === 0;
    // Opened every time: a journal whose folder was taken away keeps nothing.
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

/** Where the first line is torn, no bytes are good: there is nothing that anybody was answered about. */
function parsed(text: string, path: string): { journal: JournalText; bytes: number } {
  const lines = text.split('\n');
  const torn = lines.pop() !== '';
  const entries: Entry[] = [];
  let bytes = 0;
  for (const [index, line] of lines.entries()) {
    const json = line.slice(9);
    if (line !== lineOf(json).slice(0, -1)) {
      if (index === lines.length - 1 && !torn) break;
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
