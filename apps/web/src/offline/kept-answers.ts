/** A stored response of the API. */
export interface KeptAnswer {
  text: string;
  /** When it was received, milliseconds since 1970. */
  at: number;
}

interface Row extends KeptAnswer {
  /** Id of the account that received it. */
  account: string;
  /** Key of the request. */
  request: string;
  /** Length of the text. */
  size: number;
}

const DATABASE = 'kept-answers';
const ANSWERS = 'answers';
const AGE = 'age';

/** Limits of the store; the oldest rows are deleted first. */
const MOST = { answers: 80, characters: 6_000_000 };

const refusal = ({ error }: IDBRequest) => error ?? new Error('The browser keeps nothing.');

const done = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(refusal(request)));
  });

async function open(): Promise<IDBDatabase> {
  const request = globalThis.indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    const answers = request.result.createObjectStore(ANSWERS, { keyPath: ['account', 'request'] });
    answers.createIndex(AGE, ['at', 'size']);
  });
  const database = await done(request);
  // Otherwise this connection would block another tab that deletes the database.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

/** Opened for each use, because an open connection would block the deletion of the database. */
async function withAnswers<Result>(
  mode: IDBTransactionMode,
  work: (answers: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await work(database.transaction(ANSWERS, mode).objectStore(ANSWERS));
  } finally {
    database.close();
  }
}

/**
 * Stored responses of this account for a request key, or for all with that prefix; the oldest
 * first.
 */
export function answersKept(
  account: string,
  request: string,
  beginning = false,
): Promise<KeptAnswer[]> {
  const range = beginning
    ? IDBKeyRange.bound([account, request], [account, `${request}\uffff`])
    : IDBKeyRange.only([account, request]);
  return withAnswers('readonly', async (answers) => {
    const rows = (await done(answers.getAll(range))) as Row[];
    return rows.toSorted((one, other) => one.at - other.at);
  });
}

/** Deletes the oldest rows until the rest is within the limits. Reads ages and sizes, not the texts. */
function shorten(answers: IDBObjectStore): Promise<void> {
  let count = 0;
  let characters = 0;
  return new Promise((resolve, reject) => {
    const cursor = answers.index(AGE).openKeyCursor(null, 'prev');
    cursor.addEventListener('error', () => reject(refusal(cursor)));
    cursor.addEventListener('success', () => {
      const row = cursor.result;
      if (!row) return resolve();
      count += 1;
      characters += (row.key as [number, number])[1];
      if (count > MOST.answers || characters > MOST.characters) answers.delete(row.primaryKey);
      row.continue();
    });
  });
}

/**
 * Stores a response for an account.
 * @param mayKeep called when the database is open, because the visitor may have logged out by then
 */
export async function keepAnswer(
  account: string,
  request: string,
  { text, at }: KeptAnswer,
  mayKeep: () => boolean,
): Promise<void> {
  await withAnswers('readwrite', async (answers) => {
    if (!mayKeep()) return;
    const row: Row = { account, request, text, at, size: text.length };
    await done(answers.put(row));
    await shorten(answers);
  });
}

/** Deletes the responses of all accounts by deleting the database. */
export function forgetAnswers(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(DATABASE);
  } catch {
    // A browser that blocks storage has nothing to delete.
  }
}
