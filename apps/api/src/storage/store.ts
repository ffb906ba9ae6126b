import type { Socket } from 'node:net';
import type { AttemptLog } from './attempt-log.ts';
import type { repositoriesOver } from './repositories/repositories.ts';

export { DuplicateEmail, StoreUnusable } from './store-errors.ts';
export type { UserData } from './repositories/users.ts';
export type { Removed, RetentionMoments } from './repositories/retention.ts';

/** An operator and the token of the request. */
export interface Operator {
  operatorId: string;
  tokenHash: string;
}

/** The requested page of a list. */
export interface PageRequest {
  skip: number;
  most: number;
}

/** A page of a list, and the total number of rows. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** `changed`: the record has changed since it was read. `refused`: the user is no longer an operator. */
export type Operated = 'applied' | 'changed' | 'refused';

/** The files of the file store. */
export interface FileState {
  /** Length of the file as last written completely. */
  dataBytes: number;
  /** Length of the journal that continues it; 0 if there is none. */
  journalBytes: number;
  /** When the file was last written completely; `null` if never. */
  wholeWriteAt: Date | null;
  /** Whether a file may still contain erased data. */
  isErasurePending: boolean;
  /** Whether the last compaction failed; it is tried again. */
  isCompactionFailing: boolean;
}

/** Profile pictures, under unique names. */
export interface Pictures {
  /** Creates the storage if needed; call it first. */
  prepare(): Promise<void>;
  /** Rejects if the name is taken. */
  insert(name: string, content: Buffer): Promise<void>;
  read(name: string): Promise<Buffer | null>;
  /** A missing name is not an error. */
  remove(name: string): Promise<void>;
  /**
   * The names of pictures whose user must have been stored by now.
   * @param serving whether another process may store one at the same time
   */
  settled(serving: boolean): Promise<string[]>;
  /** The names of all pictures, including recent ones. */
  names(): Promise<string[]>;
  /** Rejects if pictures are stored separately and are not available. */
  ping(): Promise<void>;
}

/** Stores everything: records, pictures and counts. */
export type Store = ReturnType<typeof repositoriesOver> & {
  readonly pictures: Pictures;
  readonly attempts: AttemptLog;
  /** The files at present; `null` if the records are in a database. */
  fileState(): FileState | null;
  /** Sets what answers commands that find the data folder in use; a database answers them itself. */
  answerCommands(answer: ((socket: Socket) => void) | null): void;
  /** Rejects if the store could not respond to a request or save a change. */
  ping(): Promise<void>;
  /** Finishes operations in progress and releases resources; later changes are rejected. */
  close(): Promise<void>;
};
