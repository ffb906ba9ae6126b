import type { RequestHandler } from 'express';
import { profileImageBytes } from '@jyoti/contract';
import { appError, fieldError, type AppError } from '../errors/app-error.ts';
import { sentence } from '../errors/sentences.ts';
import { clientIpOf, networkOf } from '../http/address.ts';

const second = 1000;
/** Maximum size of a form: a picture and its fields. */
const mostBytes = profileImageBytes + 300_000;
/** Maximum memory of all forms, of one address, and of one IPv6 /48 network, bytes. */
const memory = { all: 48_000_000, address: 16_000_000, network: 32_000_000 };
/** Memory of a form besides its content: its connection and its parser, bytes. */
const overhead = 32_000;
/** Minimum rate of a form, how long it may pause, and the maximum time in total, ms. */
const pace = { bytesPerSecond: 1000, pause: 10 * second, total: 110 * second };

/** A form that is read, or whose request is handled. */
interface Form {
  /** The maximum memory of those whom it counts for. */
  shares: Record<string, number>;
  bytes: number;
  /** When it is refused if nothing more arrives. */
  deadline: number;
  isRead: boolean;
  refuse: (error: AppError) => void;
}

/**
 * Limits the memory of forms and refuses those that arrive too slowly. An incomplete form holds no slot, so
 * slow clients cannot block others; hashing and decoding have their own queues.
 */
export class UploadGate {
  readonly #pace: typeof pace;
  readonly #forms = new Set<Form>();

  constructor(minimum = pace) {
    this.#pace = minimum;
  }

  /** Counts bytes that have arrived. While this is too much for memory, the slowest form is refused. */
  #receive(form: Form, bytes: number): void {
    const { bytesPerSecond, pause } = this.#pace;
    const now = performance.now();
    form.bytes += bytes;
    form.deadline = Math.min(now + pause, form.deadline + (bytes / bytesPerSecond) * second);
    for (const [whose, most] of Object.entries(form.shares)) {
      const sharing = [...this.#forms].filter(({ shares }) => Object.hasOwn(shares, whose));
      let sum = sharing.reduce((total, one) => total + one.bytes, 0);
      if (sum <= most) continue;
      // Of forms that are equally slow, to a second, the largest.
      const order = (one: Form) => Math.ceil((one.deadline - now) / second) * mostBytes - one.bytes;
      const incomplete = sharing.filter(({ isRead }) => !isRead);
      for (const slowest of incomplete.toSorted((a, b) => order(a) - order(b))) {
        if (sum <= most) break;
        sum -= slowest.bytes;
        slowest.refuse(appError(503, 'busy', 'busy', 2));
      }
    }
  }

  /** Parses the form with `read`. Its memory is counted until the response is sent. */
  guard(read: RequestHandler): RequestHandler {
    return (request, response, next) => {
      if (Number(request.headers['content-length']) > mostBytes) {
        throw fieldError(413, 'too_large', 'profileImage', sentence('pictureTooLarge'));
      }
      const address = clientIpOf(request);
      const network = networkOf(address);
      const end = (error?: unknown) => {
        if (form.isRead) return;
        form.isRead = true;
        next(error);
      };
      const form: Form = {
        shares: {
          all: memory.all,
          [address]: memory.address,
          ...(network !== null && { [network]: memory.network }),
        },
        bytes: 0,
        deadline: performance.now() + this.#pace.pause,
        isRead: false,
        refuse: (error) => {
          this.#forms.delete(form);
          response.set('Connection', 'close'); // otherwise the rest of the body would be read in vain
          end(error);
        },
      };
      const last = performance.now() + this.#pace.total;
      const timer = setInterval(() => {
        const isSlow = performance.now() > Math.min(form.deadline, last);
        if (isSlow && !form.isRead) form.refuse(appError(408, 'invalid_input', 'uploadTooSlow'));
      }, this.#pace.pause / 10);
      response.once('close', () => {
        clearInterval(timer);
        this.#forms.delete(form);
      });
      this.#forms.add(form);
      this.#receive(form, overhead);
      if (form.isRead) return undefined;
      request.on('data', (chunk: Buffer) => {
        if (!form.isRead) this.#receive(form, chunk.length);
      });
      return read(request, response, end);
    };
  }
}
