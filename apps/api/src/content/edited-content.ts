import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describeError, type Log } from '../operations/log.ts';
import { editedFolder, ownFolder, readContent, type Content, type ContentNote } from './content.ts';
import { LiveContent } from './live-content.ts';

/** How often the folder is polled, in milliseconds. */
const lookEvery = 1000;

/** Identifies the state of a folder's files: a file that is replaced has another inode. */
async function fingerprintOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  const entries = names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map(async (name) => {
      // The file may have been deleted in the meantime.
      const file = await stat(join(folder, name)).catch(() => null);
      return [name, file?.ino, file?.mtimeMs, file?.size].join(' ');
    });
  return (await Promise.all(entries)).join('\n');
}

/**
 * The content of the site: the shipped files, overridden by the data folder. Changes there appear within
 * about a second, whether made by this process, by another process over the same folder, or by hand.
 */
export class EditedContent {
  readonly live: LiveContent;
  readonly folder: string;
  readonly #note: (note: ContentNote) => void;
  /** The state of the folder when the current content was read. */
  #fingerprint: string;
  #looking: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setInterval> | null = null;

  private constructor(
    folder: string,
    fingerprint: string,
    content: Content,
    note: (note: ContentNote) => void,
  ) {
    this.folder = folder;
    this.live = new LiveContent(content);
    this.#fingerprint = fingerprint;
    this.#note = note;
  }

  /**
   * @param content shown at first, if it differs from the files
   * @throws ContentError that names the file and the field of a header or home page
   */
  static async open(
    dataDir: string,
    note: (note: ContentNote) => void,
    content?: Content,
  ): Promise<EditedContent> {
    const folder = editedFolder(dataDir);
    const fingerprint = await fingerprintOf(folder);
    const first = content ?? (await readContent(note, ownFolder, folder));
    return new EditedContent(folder, fingerprint, first, note);
  }

  /**
   * Reads everything again if the folder has changed. @throws ContentError as `open`; the current content
   * remains
   */
  look(): Promise<void> {
    const looked = this.#looking.then(() => this.#look());
    this.#looking = looked.catch(() => undefined);
    return looked;
  }

  async #look(): Promise<void> {
    const fingerprint = await fingerprintOf(this.folder);
    if (fingerprint === this.#fingerprint) return;
    this.live.replace(await readContent(this.#note, ownFolder, this.folder));
    // Set only after a successful read, so that a failed one is retried.
    this.#fingerprint = fingerprint;
  }

  /** Starts polling. */
  begin(log: Log): void {
    let failure = '';
    let isLooking = false;
    const look = async () => {
      // Polls do not overlap if the folder is slow.
      if (isLooking) return;
      isLooking = true;
      try {
        await this.look();
        failure = '';
      } catch (error) {
        const { message } = error as Error;
        if (message !== failure) log.error(describeError(error), 'content not read');
        failure = message;
      } finally {
        isLooking = false;
      }
    };
    this.#timer ??= setInterval(() => void look(), lookEvery).unref();
  }

  end(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
