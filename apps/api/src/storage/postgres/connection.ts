import pg from 'pg';
import { StoreUnusable } from '../store.ts';
import { codeOf } from './pg-engine.ts';

const second = 1000;

/** Creates a pool of connections to one database, shared by all requests of a process. */
export function openPool(url: URL): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url.href,
    application_name: 'jyoti',
    max: 10,
    // Also limits the wait for a free connection: a burst of requests queues here.
    connectionTimeoutMillis: 15 * second,
    idleTimeoutMillis: 30 * second,
    keepAlive: true,
    statement_timeout: 15 * second,
    idle_in_transaction_session_timeout: 15 * second,
  });
  // A broken idle connection is dropped; without a listener the error would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** The location of the database, without user or password. */
export function placeOf(url: URL): string {
  return `${url.host || url.searchParams.get('host') || 'localhost'}${url.pathname}`;
}

/** Whether the connection failed (by message, if pg has no code for it), or the database lacks resources. */
function isOfTheWay(code: string | undefined, message: string): boolean {
  if (code === undefined) return /timeout|terminated|SSL/.test(message);
  return /^E[A-Z_]+$/.test(code) || /^(08|53|57)/.test(code);
}

/**
 * A StoreUnusable with the one sentence about why a database cannot be used; other errors are returned
 * unchanged.
 */
export function explained(error: unknown, url: URL): unknown {
  if (error instanceof StoreUnusable) return error;
  const place = placeOf(url);
  const code = codeOf(error);
  switch (code) {
    case '28P01':
    case '28000':
      return new StoreUnusable(
        `The database at ${place} refuses the user or the password: check both in DATABASE_URL.`,
      );
    case '3D000':
      return new StoreUnusable(
        `There is no such database at ${place}: create it, or name another in DATABASE_URL.`,
      );
    case '42501':
      return new StoreUnusable(
        `The user of DATABASE_URL may not make tables in the database at ${place}: give it the right to.`,
      );
    case '25006':
      return new StoreUnusable(
        `The database at ${place} cannot be written: name its primary in DATABASE_URL.`,
      );
    default:
  }
  if (!isOfTheWay(code, (error as Error).message)) return error;
  const reason = code ?? (error as Error).message;
  return new StoreUnusable(
    `The database at ${place} cannot be reached (${reason}): check that it runs and that DATABASE_URL is right.`,
  );
}
