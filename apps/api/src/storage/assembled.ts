import { readFile } from 'node:fs/promises';
import { safeParse } from 'valibot';
import { apply, type Change } from './changes.ts';
import { isMissing } from './durable-file.ts';
import { Journal, JournalDamaged, type JournalTexts } from './journal.ts';
import { migrated, rejectUnknownVersion } from './migrations.ts';
import { schemaVersion, storedDataSchema, type StoredData } from './records.ts';
import { StoreUnusable } from './store-errors.ts';
import { identityOf, type Identity } from './stored-json.ts';

/** A file combined with its journals. */
interface Assembled {
  data: StoredData;
  version: unknown;
  /** The number of changes in the journals that the file lacks. */
  changes: number;
  identity: Identity;
}

/**
 * Combines a file and its journals.
 * @param trusts whether a wrong checksum is accepted
 * @throws StoreUnusable for files that cannot be trusted, with what to do about it
 */
export function assembled(
  path: string,
  file: Buffer,
  journals: JournalTexts,
  trusts = false,
): Assembled {
  const identity = identityOf(file);
  if (identity.checksum === 'wrong' && !trusts) {
    throw new StoreUnusable(
      `${path} does not match its checksum, and nothing was changed: ${mending}`,
    );
  }
  const content = parsed(file.toString());
  if (!content) {
    throw new StoreUnusable(`${path} cannot be read as data, and nothing was changed: ${mending}`);
  }
  const { checksum, ...stored } = content;
  const version = stored['schema'];
  // First, because a newer program may use another journal format.
  if (typeof version !== 'number') {
    throw new StoreUnusable(
      `${path} does not say which version it has, and nothing was changed: ${mending}`,
    );
  }
  rejectUnknownVersion(version);
  let changes: Change[];
  try {
    changes = new Journal(`${path}.journal`).since(identity.sum, journals);
  } catch (error) {
    if (!(error instanceof JournalDamaged)) throw error;
    throw new StoreUnusable(`${error.message}, and nothing was changed: ${mending}`);
  }
  // A checksum that was not found at the end is damaged, as is a name that no version has (`checksun`).
  const isWhole = checksum === undefined || identity.checksum !== 'missing';
  const checked = safeParse(storedDataSchema, isWhole && migrated(continued(stored, changes)));
  if (checked.success) {
    return { data: checked.output, version, changes: changes.length, identity };
  }
  throw new StoreUnusable(
    `${path} does not have the shape of version ${schemaVersion}, and nothing was changed: ${mending}`,
  );
}

/**
 * The journal was written by the process that wrote the file, so its records have the version of the file.
 */
function continued(
  stored: Record<string, unknown>,
  changes: readonly Change[],
): Record<string, unknown> {
  try {
    for (const change of changes) apply(stored as StoredData, change);
    return stored;
  } catch {
    return { schema: stored['schema'] }; // a shape that no journal continues
  }
}

/** Instructions for files that cannot be trusted. */
export const mending =
  'npm run storage -- repair lists what can be restored and what is lost, and restores it after you confirm; then start again.';

/** `null` if there is no file. */
export async function contentOf(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw new StoreUnusable(
      `${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}): check the file and its permissions.`,
    );
  }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? (data as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
