import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { BucketLocation } from '../../config.ts';
import { StoreUnusable } from '../store.ts';

interface Question {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key of the object, safe in a path; none for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  content?: Buffer;
}

interface BucketResponse {
  status: number;
  content: Buffer;
}

/** An object in a list response. */
interface Listed {
  key: string;
  storedAt: Date;
}

const beforeTheSecondTry = 100; // ms
const oneKey = { 'list-type': '2', 'max-keys': '1' };

/** The contents of tags of this name that hold plain text. */
function textsOf(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(
    ([, text = '']) => text,
  );
}

/** The error code of the S3 protocol. */
function codeOf({ content, status }: BucketResponse): string {
  return textsOf(content.toString(), 'Code')[0] ?? String(status);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/**
 * A bucket of an S3-compatible store, addressed by path. Every error is a StoreUnusable with one sentence.
 */
export class Bucket {
  /** Host and bucket name, without key or secret. */
  readonly place: string;
  readonly #address: string;
  readonly #client: AwsClient;
  readonly #timeout: number;

  /** @param timeout of a response, ms */
  constructor({ endpoint, bucket, key, secret, region }: BucketLocation, timeout = 5000) {
    this.place = `${new URL(endpoint).host}/${bucket}`;
    this.#address = `${endpoint}/${bucket}`;
    this.#timeout = timeout;
    this.#client = new AwsClient({
      accessKeyId: key,
      secretAccessKey: secret,
      service: 's3',
      ...(region ? { region } : {}),
      retries: 0,
    });
  }

  /** Creates the bucket if it does not exist. */
  async prepare(): Promise<void> {
    const response = await this.#request({ method: 'GET', query: oneKey });
    if (codeOf(response) !== 'NoSuchBucket') return this.#expect(response, 200);
    const created = await this.#request({ method: 'PUT' });
    // 409: another process was faster, or someone else has the name.
    if (created.status === 200 || created.status === 409) return this.ping();
    throw new StoreUnusable(
      `There is no bucket at ${this.place}, and it cannot be created (${codeOf(created)}): create it, or name another in UPLOADS_URL.`,
    );
  }

  /** Checks that the bucket responds. */
  async ping(): Promise<void> {
    this.#expect(await this.#request({ method: 'GET', query: oneKey }, 1), 200);
  }

  /** Stores an object atomically, replacing an existing one. */
  async put(key: string, content: Buffer): Promise<void> {
    this.#expect(await this.#request({ method: 'PUT', key, content }), 200);
  }

  async has(key: string): Promise<boolean> {
    const response = await this.#request({ method: 'HEAD', key });
    if (response.status === 404) return false;
    this.#expect(response, 200);
    return true;
  }

  async read(key: string): Promise<Buffer | null> {
    const response = await this.#request({ method: 'GET', key });
    if (response.status === 404 && codeOf(response) !== 'NoSuchBucket') return null;
    this.#expect(response, 200);
    return response.content;
  }

  /** A missing key is not an error. */
  async remove(key: string): Promise<void> {
    const response = await this.#request({ method: 'DELETE', key });
    if (response.status === 404 && codeOf(response) !== 'NoSuchBucket') return;
    this.#expect(response, 200, 204);
  }

  /** All objects with this key prefix, in key order. */
  async list(prefix: string): Promise<Listed[]> {
    const all: Listed[] = [];
    for (let last: string | undefined; ; last = all.at(-1)?.key) {
      const response = await this.#request({
        method: 'GET',
        query: { 'list-type': '2', prefix, ...(last ? { 'start-after': last } : {}) },
      });
      this.#expect(response, 200);
      const xml = response.content.toString();
      const keys = textsOf(xml, 'Key');
      const times = textsOf(xml, 'LastModified');
      all.push(...keys.map((key, at) => ({ key, storedAt: new Date(times[at] ?? Number.NaN) })));
      if (textsOf(xml, 'IsTruncated')[0] !== 'true' || keys.length === 0) return all;
    }
  }

  #expect(response: BucketResponse, ...statuses: readonly number[]): void {
    if (statuses.includes(response.status)) return;
    const code = codeOf(response);
    throw new StoreUnusable(
      response.status === 403
        ? `The object store at ${this.place} refuses the key or its secret (${code}): check both in UPLOADS_URL, and the clock of this machine.`
        : `The object store at ${this.place} cannot be used (${code}): check that it runs and that UPLOADS_URL is right.`,
    );
  }

  /** Sends a request. All requests are idempotent, so they can be retried. */
  async #request(question: Question, tries = 2): Promise<BucketResponse> {
    try {
      const response = await this.#once(question);
      if (tries === 1 || (response.status < 500 && response.status !== 429)) return response;
    } catch (error) {
      // A retry would not help an overloaded store.
      if (tries === 1 || isTimeout(error)) throw this.#unreachable(error as Error);
    }
    await pause(beforeTheSecondTry);
    return this.#request(question, tries - 1);
  }

  async #once({ method, key, query, content }: Question): Promise<BucketResponse> {
    const url = new URL(key === undefined ? this.#address : `${this.#address}/${key}`);
    url.search = new URLSearchParams(query).toString();
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('hex');
    const request = await this.#client.sign(url, {
      method,
      // Signed with the rest, so that the store rejects data damaged in transit.
      headers: { 'x-amz-content-sha256': hash },
      ...(content ? { body: new Uint8Array(content) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(this.#timeout),
    });
    const response = await fetch(request);
    return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
  }

  #unreachable(error: Error): StoreUnusable {
    const reason = isTimeout(error)
      ? `no response within ${this.#timeout / 1000} s`
      : ((error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.name);
    return new StoreUnusable(
      `The object store at ${this.place} cannot be reached (${reason}): check that it runs and that UPLOADS_URL is right.`,
    );
  }
}
