import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this a compressed answer is hardly shorter, bytes. */
const worthPacking = 1024;

/** How hard brotli tries, to 11: the last steps cost a hundred times the rest and are for what stays for long. */
const effort = { forNow: 6, forLong: 11 } as const;

/**
 * An answer that is the same for everybody until what it says changes: hashed once, and packed once for each way of
 * packing that is asked for.
 */
export class Prepared {
  readonly #body: Buffer;
  readonly #type: string;
  readonly #etag: string;
  readonly #effort: number;
  #brotli: Promise<Buffer> | null = null;
  #gzip: Promise<Buffer> | null = null;

  /** @param type a file's ending or a media type */
  constructor(body: Buffer | string, type: string, stays: keyof typeof effort = 'forNow') {
    this.#body = Buffer.from(body);
    this.#type = type;
    // Weak: it is the same answer however it is packed.
    this.#etag = `W/"${createHash('sha256').update(this.#body).digest('base64url').slice(0, 27)}"`;
    this.#effort = effort[stays];
  }

  /** Answers, or says 304 to who has it. */
  async send(request: Request, response: Response): Promise<void> {
    response.type(this.#type).set('ETag', this.#etag).vary('Accept-Encoding');
    const packs = this.#body.length >= worthPacking;
    if (request.fresh) {
      response.status(304).end();
      // Browsers name gzip first and mean no order by it.
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
    return (this.#brotli ??= brotli(this.#body, { params: { [quality]: this.#effort } }));
  }

  #asGzip(): Promise<Buffer> {
    return (this.#gzip ??= gzipped(this.#body));
  }
}
