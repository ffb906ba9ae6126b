import { copyFile, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CommandError } from './command-line.ts';
import { assembled } from '../assembled.ts';
import { DurableFile, isMissing, syncDirectory } from '../durable-file.ts';
import { Journal, readablePart } from '../journal.ts';
import { lockFolder } from '../file-store.ts';
import { emptyData, type StoredData } from '../records.ts';
import { StoreUnusable } from '../store.ts';
import { identityOf, StoredJson } from '../stored-json.ts';
import { readFiles, type DataFiles } from './data-files.ts';

/** What can be restored, and what is lost. */
interface Plan {
  data: StoredData;
  /** Sentences for the operator. */
  messages: string[];
}

/**
 * The data of one file with the readable part of the journals; `null` if the file is unusable.
 * @param trusts whether a wrong checksum is accepted
 */
function salvaged(
  { path, journals }: DataFiles,
  content: Buffer | null,
  trusts = false,
): Plan | null {
  if (content === null) return null;
  const current = readablePart(journals.current);
  const earlier = readablePart(journals.earlier);
  const withJournals = [
    { current: current.good, earlier: earlier.good },
    { current: '', earlier: earlier.good },
    { current: '', earlier: '' },
  ];
  for (const [left, texts] of withJournals.entries()) {
    try {
      const { data } = assembled(path, content, texts, trusts);
      return { data, messages: left === 0 ? lossesOf(current) : [allOf(journals.current)] };
    } catch (error) {
      if (!(error instanceof StoreUnusable) || /start the program/.test(error.message)) throw error;
    }
  }
  // The file has the wrong shape or is not data at all.
  return null;
}

function lossesOf({ lostSaves, lost }: ReturnType<typeof readablePart>): string[] {
  if (lostSaves === 0) return [];
  const kinds = [...Map.groupBy(lost, ([, kind]) => kind)].map(
    ([kind, changes]) => `${kind} ${changes.length}`,
  );
  const readable = kinds.length === 0 ? 'none of it readable' : `among them: ${kinds.join(', ')}`;
  return [`Lost: the last ${lostSaves} saves of the journal (${readable}).`];
}

function allOf(journal: string): string {
  const saves = journal.split('\n').filter((line) => line.slice(9).startsWith('[')).length;
  return `Lost: ${saves} saves of the journal, which continues no existing file.`;
}

/** @throws StoreUnusable for data of a newer program, which needs no repair */
function planFor(files: DataFiles): Plan | null {
  const { path, content, earlierContent, journals } = files;
  if (content === null && earlierContent === null && journals.current === '') return null;
  if (content !== null) {
    try {
      assembled(path, content, journals);
      return null;
    } catch (error) {
      if (!(error instanceof StoreUnusable) || /start the program/.test(error.message)) throw error;
    }
  }
  const name = basename(path);
  const plan = salvaged(files, content);
  if (plan) return { ...plan, messages: [`${name} is intact.`, ...plan.messages] };
  const copied = salvaged(files, earlierContent);
  if (copied) {
    const since = `${name} cannot be used; ${name}.bak, the last good copy, takes its place.`;
    const lost =
      sinceCopy(files, copied) ?? 'Lost: the changes after that copy that no journal contains.';
    return { ...copied, messages: [since, lost, ...copied.messages] };
  }
  const doubtful = salvaged(files, content, true);
  if (doubtful) {
    const sentence = `${name} does not match its checksum and there is no good copy; it is used although something in it is wrong.`;
    return { ...doubtful, messages: [sentence, ...doubtful.messages] };
  }
  return {
    data: emptyData(),
    messages: [
      `Neither ${name} nor ${name}.bak can be used. Lost: everything in this folder but the pictures; what is left is copied to a new folder inside it.`,
      'If there is a backup, empty the folder and use storage restore instead.',
    ],
  };
}

/** If the journals bridge the gap between copy and present, nothing is lost. */
function sinceCopy({ earlierContent, journals }: DataFiles, { messages }: Plan): string | null {
  const isComplete =
    earlierContent !== null &&
    messages.length === 0 &&
    new Journal('').since(identityOf(earlierContent).sum, journals).length > 0;
  return isComplete ? 'The journals bring it up to date: nothing is lost.' : null;
}

const endings = ['', '.bak', '.journal', '.journal.bak'];

/** Copies the existing files to a new folder. */
async function copyAside(path: string, now: Date): Promise<string> {
  const folder = join(dirname(path), `damaged-${now.toISOString().replace(/[:.]/g, '-')}`);
  await mkdir(folder, { mode: 0o700 });
  for (const ending of endings) {
    await copyFile(`${path}${ending}`, join(folder, basename(path) + ending)).catch(
      (error: unknown) => {
        if (!isMissing(error)) throw error;
      },
    );
  }
  await syncDirectory(folder);
  await syncDirectory(dirname(folder));
  return folder;
}

/**
 * Reports what of a data folder can be restored and what is lost, and restores it after confirmation. The
 * existing files are first copied to a folder next to it.
 * @throws CommandError without confirmation, StoreUnusable if a server uses the folder or a newer program wrote it
 */
export async function repair(
  directory: string,
  agrees: (plan: string) => Promise<boolean>,
  now: Date,
): Promise<string> {
  const path = join(directory, 'db.json');
  const lock = await lockFolder(directory);
  try {
    const plan = planFor(await readFiles(directory));
    if (plan === null) return `Nothing is wrong with ${path}: nothing was changed.`;
    const message = plan.messages.join('\n');
    if (!(await agrees(message))) {
      throw new CommandError(
        `${message}\nNothing was changed. To do it: npm run storage -- repair --yes`,
      );
    }
    const aside = await copyAside(path, now);
    await new DurableFile(path).write(new StoredJson(plan.data), true);
    for (const ending of ['.journal.bak', '.journal']) await rm(path + ending, { force: true });
    await syncDirectory(directory);
    return `${message}\nDone: the server can be started. The previous files are in ${aside} and contain personal data: delete them when you no longer need them.`;
  } finally {
    await lock.release();
  }
}
