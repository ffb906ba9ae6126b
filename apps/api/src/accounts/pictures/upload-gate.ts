import type { RequestHandler } from 'express';
import { profileImageBytes } from '@jyoti/contract';
import { appError, fieldError, type AppError } from '../../http/errors/app-error.ts';
import { sentence } from '../../http/errors/sentences.ts';
import { clientIpOf, networkOf } from '../../http/address.ts';

const second = 1000;
/** Maximum size of a form: a picture and its fields. */
const mostBytes = profileImageBytes + 300_000;
/**
 * Maximum memory of all forms, of one IPv6 /48 network and of one address, bytes. Of an address the announced
 * sizes count, so that a flood is refused unread.
 */
const memory = { all: 48_000_000, network: 32_000_000, address: 16_000_000 };
/** Memory of a form besides its content: its connection and its parser, bytes. */
const overhead = 32_000;
/** Minimum rate of a form, how long it may pause, and the maximum time in total, ms. */
const pace = { bytesPerSecond: 1000, pause: 10 * second, total: 110 * second };

/** A form that is read, or whose request is handled. */
interface Form {
  address: string;
  network: string | null;
  announced: number;
  received: number;
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

  /**
   * Refuses the slowest forms while all are too large; of those that are equally slow, to a second, the last
   * one of the address that has the most.
   */
  #limit(most: number, size: 'announced' | 'received', among: (form: Form) => boolean): void {
    const forms = [...this.#forms].filter(among);
    let excess = forms.reduce((sum, form) => sum + form[size], -most);
    if (excess <= 0) return;
    const now = performance.now();
    const held = new Map<string, number>();
    for (const form of forms) held.set(form.address, (held.get(form.address) ?? 0) + form[size]);
    const order = ({ deadline, address }: Form) =>
      Math.ceil((deadline - now) / second) * memory.all - (held.get(address) ?? 0);
    const incomplete = forms.filter(({ isRead }) => !isRead).toReversed();
    for (const slowest of incomplete.toSorted((a, b) => order(a) - order(b))) {
      if (excess <= 0) return;
      excess -= slowest[size];
      slowest.refuse(appError(503, 'busy', 'busy', 2));
    }
  }

  #receive(form: Form, bytes: number): void {
    const { bytesPerSecond, pause } = this.#pace;
    form.received += bytes;
    const later = form.deadline + (bytes / bytesPerSecond) * second;
    form.deadline = Math.min(performance.now() + pause, later);
    this.#limit(memory.all, 'received', () => true);
    if (form.network === null) return;
    this.#limit(memory.network, 'received', ({ network }) => network === form.network);
  }

  /** Parses the form with `read`. Its memory is counted until the response is sent. */
  guard(read: RequestHandler): RequestHandler {
    return (request, response, next) => {
      const length = Number(request.headers['content-length'] ?? mostBytes);
      if (length > mostBytes) {
        throw fieldError(413, 'too_large', 'profileImage', sentence('pictureTooLarge'));
      }
      const address = clientIpOf(request);
      const end = (error?: unknown) => {
        if (form.isRead) return;
        form.isRead = true;
        next(error);
      };
      const form: Form = {
        address,
        network: networkOf(address),
        announced: length + overhead,
        received: overhead,
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
      this.#limit(memory.address, 'announced', (other) => other.address === address);
      request.on('data', (chunk: Buffer) => {
        if (!form.isRead) this.#receive(form, chunk.length);
      });
      return form.isRead ? undefined : read(request, response, end);
    };
  }
}
