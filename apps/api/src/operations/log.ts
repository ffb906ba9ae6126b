import { hostname } from 'node:os';
import { pino, type Logger } from 'pino';
import type { LogLevel } from '../config.ts';

export type Log = Logger;

/**
 * Writes structured lines to standard error, one JSON object each. Each logged field is chosen explicitly: no
 * body, query string, token, address or name of a person is logged. `host` tells processes on several machines
 * or in several containers apart.
 */
export function createLog(level: LogLevel): Log {
  const base = { host: hostname() };
  return pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}

/** The loggable part of an error: its kind and its origin. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  return { kind: error.name, message: error.message, stack: error.stack };
}
