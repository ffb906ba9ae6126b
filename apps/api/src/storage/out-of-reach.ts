import { StoreUnusable } from './store.ts';

/** SQLSTATE classes of a connection that broke, of a server without room or time, and of one that is stopped. */
const ofDatabases = /^(08|53|57)[0-9A-Z]{3}$/;
/** What pg says without any code. */
const ofConnections = /^(Connection terminated|timeout exceeded|Query read timeout)/;

/**
 * Whether somebody could not be served because of the place where records are kept, not because of
 * what was asked: a disk that is full or read-only, a folder that is gone or another one's, a database out of reach.
 */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreUnusable) return true;
  const { code, errno, message } = error as NodeJS.ErrnoException;
  // The system gives a number with each of its refusals.
  if (typeof errno === 'number') return true;
  return code === undefined ? ofConnections.test(message) : ofDatabases.test(code);
}
