import { pino, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

export type Log = Logger;

/**
 * Structured lines on standard error, one JSON object each. What is logged is chosen field by field
 * where it is logged: no body, query string, token, address or name ever goes in.
 */
export function createLog(level: LogLevel): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}

/** What may be said about a thrown thing: its kind and where it came from. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  return { kind: error.name, message: error.message, stack: error.stack };
}
