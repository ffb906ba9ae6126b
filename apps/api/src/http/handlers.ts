import type { Request, Response } from 'express';
import type { Language } from '@jyoti/contract';
import type {
  CallKey,
  Calls,
  CallTable,
  ReceivedOf,
  ResponseOf,
  WorkOf,
} from '@jyoti/contract/calls';
import type { UserRecord } from '../storage/records.ts';
import type { Prepared } from './prepared.ts';

/** The user of a request and the token that it was sent with. */
export interface Identity {
  user: UserRecord;
  tokenHash: string;
  /** Whether this login has passed the second factor. */
  passedSecondFactor: boolean;
}

/** A request whose sender, budget and parts have been checked against the entry of its call. */
export interface Incoming<Key extends CallKey> extends ReceivedOf<Key> {
  /** The login; `null` in a call that anyone may make. */
  identity: Calls[Key]['who'] extends 'anyone' ? null : Identity;
  /** The file of the form, if one was sent. */
  file: Buffer | null;
  language: Language;
  /** The client's IP address. */
  address: string;
  request: Request;
  response: Response;
  /** Runs a calculation in the queue. @throws QueueFull */
  calculate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  /** Consumes budgets for work that only some requests need. @throws AppError 429 */
  consume(work: WorkOf<Key>): Promise<void>;
  /** Consumes the budget of an account that only the handler finds out. @throws AppError 429 */
  consumeAs(userId: string): Promise<void>;
}

/** The content of a response, without `data`; a prepared response is sent as it is. */
export type Answer<Key extends CallKey> =
  | Prepared
  | (Calls[Key]['success'] extends { type: string } ? string | Buffer : ResponseOf<Key>);

/** @returns the content; what the handler has sent itself is not sent again */
export type Handler<Key extends CallKey> = (
  incoming: Incoming<Key>,
) => Answer<Key> | Promise<Answer<Key>>;

/** A handler for each of some calls. */
export type Handlers<Key extends CallKey = CallKey> = { readonly [Each in Key]: Handler<Each> };

/** Handlers that are loaded with the first request to one of them. */
export function loadedHandlers<Table extends CallTable>(
  table: Table,
  load: () => Promise<Handlers<keyof Table & CallKey>>,
): Handlers<keyof Table & CallKey> {
  type Loaded = Record<string, (incoming: unknown) => unknown>;
  let loading: Promise<unknown> | undefined;
  const handlers = Object.keys(table).map((key) => [
    key,
    async (incoming: unknown) => ((await (loading ??= load())) as Loaded)[key]?.(incoming),
  ]);
  return Object.fromEntries(handlers) as Handlers<keyof Table & CallKey>;
}
