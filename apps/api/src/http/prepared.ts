import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Minimum size worth compressing, in bytes. */
const worthPacking = 1024;

/** Brotli quality: the highest, 11, takes a hundred times as long. */
const effort = 6;

/**
 * A public response that is reused until its content changes: hashed once, and compressed once for each
 * encoding in use.
 */
export class Prepared {
  readonly #body: Buffer;
  readonly #type: string;
  readonly #etag: string;
  #brotli: Promise<Buffer> | null = null;
  #gzip: Promise<Buffer> | null = null;

  /** @param type a file extension or a media type */
  constructor(body: Buffer | string, type: string) {
    this.#body = Buffer.from(body);
    this.#type = type;
    // Weak, because all encodings of the response share it.
    this.#etag = `W/"${createHash('sha256').update(this.#body).digest('base64url').slice(0, 27)}"`;
  }

  /** Sends the response, or 304 if the client has it. */
  async send(request: Request, response: Response): Promise<void> {
    response.type(this.#type).set('ETag', this.#etag).vary('Accept-Encoding');
    const packs = this.#body.length >= worthPacking;
    if (request.fresh) {
      response.status(304).end();
      // Browsers list gzip first without preferring it.
    } else if (packs && request.acceptsEncodings('br')) {
      response.set('Content-Encoding', 'br').send(await this.#asBrotli());
    } else if (packs && request.acceptsEncodings('gzip')) {
      response.set('Content-Encoding', 'gzip').send(await this.#asGzip());
    } else {
      response.send(this.#body);
    }
  }

  #asBrotli(): Promise<Buffer> {
    const { BROTLI_PARAM_QUALITY: quality } = constants;
    return (this.#brotli ??= brotli(this.#body, { params: { [quality]: effort } }));
  }

  #asGzip(): Promise<Buffer> {
    return (this.#gzip ??= gzipped(this.#body));
  }
}
