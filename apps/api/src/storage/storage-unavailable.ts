import { StoreUnusable } from './store.ts';

/**
 * SQLSTATE classes of a broken connection, of a server without resources, and of one that is shutting down.
 */
const ofDatabases = /^(08|53|57)[0-9A-Z]{3}$/;
/** Messages of pg that have no code. */
const ofConnections = /^(Connection terminated|timeout exceeded|Query read timeout)/;

/**
 * Whether a request failed because the storage is unavailable rather than because of the request: a disk that
 * is full or read-only, a folder that is missing or locked by another process, a database that cannot be
 * used.
 */
export function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreUnusable) return true;
  const { code, errno, message } = error as NodeJS.ErrnoException;
  // Every system error has a number.
  if (typeof errno === 'number') return true;
  return code === undefined ? ofConnections.test(message) : ofDatabases.test(code);
}
