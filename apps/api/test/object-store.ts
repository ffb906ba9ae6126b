import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { endsWithTest } from './ends.ts';
import { signatureErrorOf } from './signature-v4.ts';

interface StoredObject {
  content: Buffer;
  storedAt: Date;
}

interface FakeResponse {
  status: number;
  content?: string | Buffer;
}

/** A parsed request to the store. */
interface Question {
  method: string;
  bucket: string;
  key: string;
  query: URLSearchParams;
  content: Buffer;
}

const key = 'test-key';
// Includes characters that must be encoded in a URL.
const secret = 'se/cr+et=of tests%';

const errorResponse = (status: number, code: string): FakeResponse => ({
  status,
  content: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`,
});

/**
 * An in-memory S3 store with the operations that pictures need. It verifies every signature, and can be made
 * slow, failing or unavailable. It ends with the test.
 */
export class TestObjectStore {
  /** By bucket and key; a bucket exists if it has a map. */
  readonly buckets = new Map<string, Map<string, StoredObject>>();
  /** All requests, as "PUT profiles/…webp". */
  readonly requests: string[] = [];
  /** Responses to the next requests, instead of the regular ones. */
  readonly instead: FakeResponse[] = [];
  /** Maximum objects in a list response. */
  most = 1000;
  /** Every response waits for this. */
  held: Promise<void> = Promise.resolve();
  #port = 0;
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  static async start(): Promise<TestObjectStore> {
    const store = new TestObjectStore();
    await store.again();
    return store;
  }

  /** Restarts after a stop, with the same contents. */
  async again(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    endsWithTest(() => this.stop());
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  /** A value for UPLOADS_URL. */
  url(bucket = 'pictures', withSecret = secret): string {
    const who = [key, withSecret].map(encodeURIComponent).join(':');
    return `http://${who}@127.0.0.1:${this.#port}/${bucket}`;
  }

  /** The keys in a bucket. */
  keys(bucket = 'pictures'): string[] {
    return [...(this.buckets.get(bucket)?.keys() ?? [])];
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await buffer(request);
    const { method = '', url: target = '' } = request;
    const { pathname, searchParams: query } = new URL(target, 'http://store');
    const [, bucket = '', ...rest] = decodeURIComponent(pathname).split('/');
    const question = { method, bucket, key: rest.join('/'), query, content };
    this.requests.push(`${method} ${question.key}`);
    await this.held;
    const found =
      this.instead.shift() ?? this.#refused(request, question) ?? this.#respond(question);
    response.writeHead(found.status, { 'content-type': 'application/xml' });
    response.end(method === 'HEAD' ? undefined : found.content);
  }

  #refused(request: IncomingMessage, { method, content }: Question): FakeResponse | null {
    const headers = request.headers as Record<string, string>;
    const code = signatureErrorOf({ method, target: request.url ?? '', headers }, key, secret);
    if (code) return errorResponse(403, code);
    const moment = (headers['x-amz-date'] ?? '').replace(
      /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
      '$1-$2-$3T$4:$5:$6Z',
    );
    const isNow = Math.abs(Date.parse(moment) - Date.now()) < 15 * 60_000;
    if (!isNow) return errorResponse(403, 'RequestTimeTooSkewed');
    const hash = createHash('sha256').update(content).digest('hex');
    return headers['x-amz-content-sha256'] === hash
      ? null
      : errorResponse(400, 'XAmzContentSHA256Mismatch');
  }

  #respond({ method, bucket, key: name, query, content }: Question): FakeResponse {
    const objects = this.buckets.get(bucket);
    if (method === 'PUT' && name === '') {
      if (objects) return errorResponse(409, 'BucketAlreadyOwnedByYou');
      this.buckets.set(bucket, new Map());
      return { status: 200 };
    }
    if (!objects) return errorResponse(404, 'NoSuchBucket');
    if (name === '') return this.#list(objects, query);
    if (method === 'PUT') objects.set(name, { content, storedAt: new Date() });
    if (method === 'DELETE') {
      objects.delete(name);
      return { status: 204 };
    }
    const stored = objects.get(name);
    if (!stored) return errorResponse(404, 'NoSuchKey');
    return { status: 200, content: method === 'PUT' ? '' : stored.content };
  }

  #list(objects: Map<string, StoredObject>, query: URLSearchParams): FakeResponse {
    const most = Math.min(this.most, Number(query.get('max-keys') ?? 1000));
    const listed = [...objects]
      .filter(([name]) => name.startsWith(query.get('prefix') ?? ''))
      .filter(([name]) => name > (query.get('start-after') ?? ''))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    const rows = listed
      .slice(0, most)
      .map(
        ([name, { storedAt, content }]) =>
          `<Contents><Key>${name}</Key><LastModified>${storedAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`,
      );
    const truncated = `<IsTruncated>${listed.length > most}</IsTruncated>`;
    return {
      status: 200,
      content: `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult>${truncated}${rows.join('')}</ListBucketResult>`,
    };
  }
}
