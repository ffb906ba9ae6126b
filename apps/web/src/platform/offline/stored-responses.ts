/** A stored response of the API. */
export interface StoredResponse {
  text: string;
  /** When it was received, milliseconds since 1970. */
  at: number;
}

interface Row extends StoredResponse {
  /** Id of the account that received it. */
  account: string;
  /** Key of the request. */
  request: string;
  /** Length of the text. */
  size: number;
}

// The names of the first version: with others, its data would remain in the browsers of visitors.
const DATABASE = 'kept-answers';
const STORE = 'answers';
const AGE = 'age';

/** Limits of the store; the oldest rows are deleted first. */
const LIMITS = { responses: 80, characters: 6_000_000 };

const errorOf = ({ error }: IDBRequest) => error ?? new Error('The browser stores nothing.');

const completed = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(errorOf(request)));
  });

async function open(): Promise<IDBDatabase> {
  const request = globalThis.indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore(STORE, { keyPath: ['account', 'request'] });
    store.createIndex(AGE, ['at', 'size']);
  });
  const database = await completed(request);
  // Otherwise this connection would block another tab that deletes the database.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

/** Opened for each use, because an open connection would block the deletion of the database. */
async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

/**
 * Stored responses of this account for a request key, or for all with that prefix; the oldest
 * first.
 */
export function storedResponses(
  account: string,
  request: string,
  prefix = false,
): Promise<StoredResponse[]> {
  const range = prefix
    ? IDBKeyRange.bound([account, request], [account, `${request}\uffff`])
    : IDBKeyRange.only([account, request]);
  return withStore('readonly', async (store) => {
    const rows = (await completed(store.getAll(range))) as Row[];
    return rows.toSorted((one, other) => one.at - other.at);
  });
}

/** Deletes the oldest rows until the rest is within the limits. Reads ages and sizes, not the texts. */
function evictOldest(store: IDBObjectStore): Promise<void> {
  let count = 0;
  let characters = 0;
  return new Promise((resolve, reject) => {
    const cursor = store.index(AGE).openKeyCursor(null, 'prev');
    cursor.addEventListener('error', () => reject(errorOf(cursor)));
    cursor.addEventListener('success', () => {
      const row = cursor.result;
      if (!row) return resolve();
      count += 1;
      characters += (row.key as [number, number])[1];
      if (count > LIMITS.responses || characters > LIMITS.characters) store.delete(row.primaryKey);
      row.continue();
    });
  });
}

/**
 * Stores a response for an account.
 * @param mayStore called when the database is open, because the visitor may have logged out by then
 */
export async function storeResponse(
  account: string,
  request: string,
  { text, at }: StoredResponse,
  mayStore: () => boolean,
): Promise<void> {
  await withStore('readwrite', async (store) => {
    if (!mayStore()) return;
    const row: Row = { account, request, text, at, size: text.length };
    await completed(store.put(row));
    await evictOldest(store);
  });
}

/** Deletes the responses of all accounts by deleting the database. */
export function deleteStoredResponses(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(DATABASE);
  } catch {
    // A browser that blocks storage has nothing to delete.
  }
}
