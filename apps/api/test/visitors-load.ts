import { parse } from 'valibot';
import { expect, vi } from 'vitest';
import {
  accountExportSchema,
  ApiFailure,
  createClient,
  offeredServiceTypes,
  profileImagePath,
  type Client,
  type Pooja,
} from '@jyoti/contract';

import { mailIn, tokenIn } from './mailbox.ts';

const person = {
  firstName: 'Asha',
  lastName: 'Rao',
  mobile: '9876543210',
  // With coordinates nothing here waits for the place index.
  birthData: {
    place: 'Ujjain, Madhya Pradesh, India',
    time: '06:30',
    date: '1990-05-14',
    latitude: 23.18239,
    longitude: 75.77643,
    timezone: 'Asia/Kolkata',
  },
};
const writer = { name: 'Asha Rao', email: 'asha@example.in' };
const portrait = new Blob(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0Z"/></svg>'],
  { type: 'image/svg+xml' },
);

function clientOf(address: string, token: string | null): Client {
  return createClient({ baseUrl: address, fetch, token: () => token, language: 'en' });
}

/**
 * Visitors who write to a server continuously, and remember everything that it acknowledged, across restarts.
 */
export class VisitorsLoad {
  /** The token of the visitor who owns all records except the accounts. */
  #token = '';
  #ceremonies: Pooja[] = [];
  #made = 0;
  #lives = 0;
  readonly #booked = new Map<string, string>();
  readonly #unanswered = new Set<string>();
  readonly #tickets = new Set<string>();
  readonly #sessions: string[] = [];

  /** The number of acknowledged writes. */
  get acknowledged(): number {
    return this.#booked.size + this.#tickets.size + this.#sessions.length;
  }

  /**
   * Creates the account that owns the records. @param folder the server's data, with the e-mail that confirms
   * the e-mail
   */
  async begin(address: string, folder: string): Promise<void> {
    this.#token = await this.#signUp(address, writer.email);
    const [mail] = await vi.waitUntil(async () => {
      const mails = await mailIn(folder, writer.email);
      return mails.length > 0 && mails;
    }, 30_000);
    const confirmation = { token: tokenIn(mail, '/confirm-email') };
    await clientOf(address, this.#token)('POST /api/users/confirm-email', { body: confirmation });
    this.#ceremonies = await clientOf(address, this.#token)('GET /api/poojas');
  }

  /**
   * Writes until the server is killed: every kind of call after each fourth start, else all but those whose
   * first use takes longer than the server lives.
   * @param onAcknowledged called after every acknowledged write
   */
  async write(address: string, onAcknowledged: () => void): Promise<void> {
    const whole = this.#lives % 4 === 0;
    this.#lives += 1;
    const works = whole ? this.#works(address) : this.#lightWorks(address);
    await Promise.all(works.map((work) => untilGone(work, onAcknowledged)));
  }

  /** Makes every kind of write once. */
  async writeOnce(address: string): Promise<void> {
    await Promise.all(this.#works(address).map((work) => work()));
  }

  /** Makes every kind of write on a server that cannot save any. @returns the errors */
  async failures(address: string): Promise<unknown[]> {
    const outcomes = await Promise.allSettled(this.#works(address).map((work) => work()));
    return outcomes.map((outcome) =>
      outcome.status === 'rejected' ? outcome.reason : 'acknowledged',
    );
  }

  #works(address: string): (() => Promise<unknown>)[] {
    const client = clientOf(address, this.#token);
    return [
      ...this.#lightWorks(address),
      // These load picture decoding and password hashing.
      () =>
        client('PUT /api/users/profile', {
          form: { ...person, email: writer.email, profileImage: portrait },
        }),
      () => this.#signUp(address, `visitor-${(this.#made += 1)}@example.in`),
    ];
  }

  #lightWorks(address: string): (() => Promise<unknown>)[] {
    const client = clientOf(address, this.#token);
    return [
      () => this.#bookAndCancel(client, `key-${(this.#made += 1)}`),
      () => this.#bookAndCancel(client, `key-${(this.#made += 1)}`),
      () => this.#contact(client),
      () => this.#contact(client),
      () => this.#consult(client),
    ];
  }

  /** Expects every acknowledged write to exist, complete and once. */
  async check(address: string): Promise<void> {
    const client = clientOf(address, this.#token);
    // Retries requests without a response: the same key finds an existing booking.
    await Promise.all(
      [...this.#unanswered].map(async (key) => {
        const { id } = await this.#book(client, key);
        expect((await this.#book(client, key)).id).toBe(id);
      }),
    );
    const { bookings } = await this.read(address);
    expect(bookings).toHaveLength(this.#booked.size);
    for (const { id, status } of bookings) {
      if (status !== 'cancelled')
        await client('PATCH /api/bookings/:id', { path: { id }, body: { action: 'cancel' } });
    }
  }

  /** Expects every acknowledged write to be readable. */
  async read(address: string) {
    const client = clientOf(address, this.#token);
    const file = parse(
      accountExportSchema,
      await client('POST /api/users/export', { body: { currentPassword: 'a long enough secret' } }),
    );
    const { account, bookings, messages, consultations } = file;
    const booked = new Set(bookings.map(({ id }) => id));
    expect(booked.size).toBe(bookings.length);
    expect([...this.#booked.values()].filter((id) => !booked.has(id))).toEqual([]);
    const tickets = [...messages, ...consultations].map(({ ticket }) => ticket);
    expect(new Set(tickets).size).toBe(tickets.length);
    expect([...this.#tickets].filter((ticket) => !tickets.includes(ticket))).toEqual([]);
    await Promise.all(
      this.#sessions.map(async (token) =>
        expect(await clientOf(address, token)('GET /api/users/profile')).toMatchObject({
          firstName: 'Asha',
        }),
      ),
    );
    const picture = profileImagePath(account.profileImage);
    if (picture) expect((await fetch(`${address}${picture}`)).status).toBe(200);
    return file;
  }

  /** Books and cancels, since an account can book only a few places of a day. */
  async #bookAndCancel(client: Client, key: string): Promise<void> {
    const { id } = await this.#book(client, key);
    await client('PATCH /api/bookings/:id', { path: { id }, body: { action: 'cancel' } });
  }

  async #book(client: Client, key: string) {
    const number = Number(key.slice('key-'.length));
    const ceremony = this.#ceremonies[number % this.#ceremonies.length];
    if (!ceremony) throw new Error('No ceremony is offered.');
    const days = ceremony.availability.filter(({ placesLeft }) => placesLeft > 0);
    const day = days[number % days.length];
    this.#unanswered.add(key);
    const booking = await client('POST /api/bookings', {
      body: {
        poojaId: ceremony.id,
        package: 'standard',
        serviceType: offeredServiceTypes(ceremony.type)[0] ?? 'video',
        ...person,
        ...writer,
        mobileNumber: person.mobile,
        preferredDate: day?.date ?? '',
        preferredTime: day?.hours[0] ?? null,
      },
      headers: { 'idempotency-key': key },
    });
    this.#unanswered.delete(key);
    this.#booked.set(key, booking.id);
    return booking;
  }

  async #contact(client: Client): Promise<void> {
    const sent = { ...writer, topic: 'general', message: 'A question.'.repeat(20) };
    this.#tickets.add((await client('POST /api/contact', { body: sent })).ticket);
  }

  async #consult(client: Client): Promise<void> {
    const sent = {
      ...writer,
      astrologer: 'meera-joshi',
      kind: 'consultation' as const,
      mobile: person.mobile,
    };
    this.#tickets.add((await client('POST /api/consultations', { body: sent })).ticket);
  }

  async #signUp(address: string, email: string): Promise<string> {
    const { token } = await clientOf(address, null)('POST /api/users/register', {
      form: {
        ...person,
        email,
        password: 'a long enough secret',
      },
    });
    this.#sessions.push(token);
    return token;
  }
}

async function untilGone(work: () => Promise<unknown>, onAcknowledged: () => void): Promise<void> {
  for (;;) {
    try {
      await work();
      onAcknowledged();
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 0) return;
      throw error;
    }
  }
}
