import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describeError, type Log } from '../log.ts';
import { editedFolder, ownFolder, readContent, type Content, type ContentNote } from './content.ts';
import { LiveContent } from './live-content.ts';

/** How often the folder is looked at, milliseconds. */
const lookEvery = 1000;

/** What identifies the state of a folder's files: a file that is replaced has another inode. */
async function fingerprintOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  const entries = names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map(async (name) => {
      // It may be gone by now.
      const file = await stat(join(folder, name)).catch(() => null);
      return [name, file?.ino, file?.mtimeMs, file?.size].join(' ');
    });
  return (await Promise.all(entries)).join('\n');
}

/**
 * The content of the site: what came with the product, with what was changed in the data folder before it. Whatever changes
 * there is shown soon after, no matter who changed it: the desk of this process, that of another one over the same folder, or a
 * hand.
 */
export class EditedContent {
  readonly live: LiveContent;
  readonly folder: string;
  readonly #note: (note: ContentNote) => void;
  /** State of the folder before what is shown was read. */
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
   * @param content what to show at first, if it differs from the files
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

  /** Reads everything again if the folder has changed. @throws ContentError as `open`; what was shown stays */
  look(): Promise<void> {
    const looked = this.#looking.then(() => this.#look());
    this.#looking = looked.catch(() => undefined);
    return looked;
  }

  async #look(): Promise<void> {
    const fingerprint = await fingerprintOf(this.folder);
    if (fingerprint === this.#fingerprint) return;
    this.live.replace(await readContent(this.#note, ownFolder, this.folder));
    // Not before: what could not be read is tried again.
    this.#fingerprint = fingerprint;
  }

  /** Looks now and again. */
  begin(log: Log): void {
    let failure = '';
    let isLooking = false;
    const look = async () => {
      // A folder that answers slowly is asked once at a time.
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
