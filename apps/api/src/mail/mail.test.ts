import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { bookingEvents, languages, type BookingEvent, type Language } from '@jyoti/contract';
import {
  accountDeletedMail,
  confirmEmailMail,
  emailChangedMail,
  emailInUseMail,
  failedCodesMail,
  lockedOutMail,
  newDeviceMail,
  newsletterConfirmMail,
  newsletterWelcomeMail,
  passwordChangedMail,
  passwordSetMail,
  resetMail,
} from './account-mails.ts';
import { bookingMail, bookingMails } from '../bookings/booking-mail.ts';
import type { BookingRecord } from '../storage/records.ts';
import { renderMail } from './render-mail.ts';
import { mailMessages } from '../messages.generated/mail.ts';
import { messageText } from './message-text.ts';
import type { Mail } from './mailer.ts';
import { wrongHindi } from '../../../../scripts/testing/hindi.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** What a mail client shows of an e-mail in HTML, its blocks apart. */
function shownText(html: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return [...html.matchAll(/<p [^>]*>(.*?)<\/p>/gs)]
    .map(([, inner = '']) => inner.replaceAll(/<[^>]*>/g, ''))
    .map((text) => text.replaceAll(/&([\w#]+);/g, (all, name: string) => signs[name] ?? all))
    .join('\n\n');
}

/** Mistakes in the Hindi of an e-mail; the tests send names in Latin letters. */
const wrongIn = ({ subject, text }: Mail): string[] =>
  wrongHindi([subject, ...text.split('\n')], ['Asha', 'Navgraha', 'Shanti', 'Pooja', 'Homa', 'JB']);

const reader = { emailConfirmed: true, firstName: 'Asha', email: 'asha@example.in' };

const callBooking: Parameters<typeof bookingMail>[1] = {
  id: 'JB-20261123-4F7K',
  poojaTitle: 'Navgraha Shanti Pooja',
  package: 'standard',
  preferredDate: '2026-11-27',
  preferredTime: '18:30',
  price: 1700,
  paid: 700,
  rescheduledLate: false,
  callLink: 'https://meet.example/abc',
  recordingLink: null,
  history: [{ event: 'confirmed', at: '2026-11-23T03:30:00.000Z', preferredDate: '2026-11-27' }],
  refund: null,
};

describe('an e-mail', () => {
  test('escapes user input, so that no HTML in it runs', () => {
    const { html, text } = renderMail({
      to: reader.email,
      language: 'en',
      subject: 'A <b>',
      firstName: `O'Hara & "Sons" <script>`,
      before: [],
      link: { label: 'Open', url: 'https://jyoti.example/?a=1&b="' },
    });
    expect(text).toContain(`O'Hara & "Sons" <script>`);
    expect(html).toContain('>Namaste O&#39;Hara &amp; &quot;Sons&quot; &lt;script&gt;,</p>');
    expect(html).toContain('href="https://jyoti.example/?a=1&amp;b=&quot;"');
    expect(html).not.toContain('<script');
  });

  test.each(languages)('is completely in %s', (language) => {
    const { subject, text, html } = resetMail(reader, 'https://jyoti.example/x', language);
    const words = mailMessages[language];
    expect(subject).toBe(words.reset.subject);
    for (const part of [
      words.greeting({ firstName: 'Asha' }),
      words.reset.reason,
      words.reset.valid,
    ]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
  });
});

describe('an e-mail in HTML', () => {
  const url = 'https://jyoti.example/x?a=1&b=2';
  const links = { confirm: url, leave: url, unsubscribe: url };
  const login = { browser: 'Firefox', system: 'Linux', at: '2026-11-23T03:30:00.000Z' };
  const letters: Record<string, (language: Language) => Mail> = {
    'to confirm an address': (language) => confirmEmailMail(reader.email, true, url, language),
    'to an address in use': (language) => emailInUseMail(reader.email, url, language),
    'after a change of address': (language) => emailChangedMail(reader.email, url, language),
    'after a change of password': (language) => passwordChangedMail(reader, url, language),
    'about a new device': (language) => newDeviceMail(reader, login, url, language),
    'after deletion': (language) =>
      accountDeletedMail(reader.email, ['JB-1: <Homa> & Asha'], url, language),
    'about failed codes': (language) => failedCodesMail(reader, url, language),
    'with a link to a new password': (language) => resetMail(reader, url, language),
    'about a lockout': (language) => lockedOutMail(reader, url, language),
    'after a password was set': (language) => passwordSetMail(reader, url, language),
    'to confirm the newsletter': (language) => newsletterConfirmMail(reader.email, links, language),
    'of welcome': (language) => newsletterWelcomeMail(reader.email, links, language),
    'about a booking': (language) => bookingMail(reader, callBooking, url, language),
  };

  test.each(Object.entries(letters))(
    '%s has the text of its plain format, without a mistake in Hindi',
    (_what, letter) => {
      for (const language of languages) {
        const { html, text } = letter(language);
        expect(shownText(html)).toBe(text);
        expect(html).not.toMatch(/<img|<script|<link|<table|src=|url\(/);
      }
      expect(wrongIn(letter('hi'))).toEqual([]);
    },
  );

  test.each([
    'after a change of password',
    'about a new device',
    'with a link to a new password',
    'about a booking',
  ])('%s begins with the name', (what) => {
    expect(letters[what]?.('en').text).toMatch(/^Namaste Asha,/);
  });

  test('has the link as a button and in full, and a web address in a sentence as a link', () => {
    const { html } = bookingMail(reader, callBooking, url, 'en');
    const hrefs = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(
      ([, ...found]) => found,
    );
    const escapedUrl = url.replace('&', '&amp;');
    expect(hrefs).toEqual([
      ['https://meet.example/abc', 'https://meet.example/abc'],
      [escapedUrl, 'See or change your booking'],
      [escapedUrl, escapedUrl],
    ]);
  });
});

describe('an e-mail about a booking', () => {
  const at = '2026-11-23T03:30:00.000Z';
  const bookingWith = (
    event: BookingEvent,
    refund: Parameters<typeof bookingMail>[1]['refund'] = null,
  ) => ({
    id: 'JB-20261123-4F7K',
    poojaTitle: 'Navgraha Shanti Pooja',
    package: 'standard' as const,
    preferredDate: '2026-11-27',
    preferredTime: '18:30',
    price: 1700,
    paid: 0,
    rescheduledLate: false,
    callLink: null,
    recordingLink: null,
    history: [
      { event: 'requested' as const, at, preferredDate: '2026-11-25' },
      { event, at, preferredDate: '2026-11-27' },
    ],
    refund,
  });
  const url = 'https://jyoti.example/profile#bookings';
  const full = { refund: 'full' as const, amount: 1700 };

  test.each<[BookingEvent, string, string, typeof full | null]>([
    ['requested', 'Your booking JB-20261123-4F7K', 'You have not paid anything yet.', null],
    ['confirmed', 'is confirmed', 'You can pay by card', null],
    ['rescheduled', 'has a new date', 'from Wednesday, 25 November 2026', null],
    ['completed', 'has taken place', 'The ceremony has been performed.', null],
    ['cancelled', 'is cancelled', 'Refund: ₹1,700.', full],
    ['declined', 'cannot take place', 'Refund: ₹1,700.', full],
  ])('shows every fact of a booking that was %s', (event, subject, sentence, refund) => {
    const mail = bookingMail(reader, bookingWith(event, refund), url, 'en');
    expect(mail.subject).toContain(subject);
    expect(mail.to).toBe(reader.email);
    for (const part of [
      'Namaste Asha,',
      sentence,
      'JB-20261123-4F7K: Navgraha Shanti Pooja, Standard package, Friday, 27 November 2026 at 6:30 pm (Indian time), ₹1,700.',
      url,
    ]) {
      expect(mail.text).toContain(part);
    }
  });

  test.each(bookingEvents)('has no mistake in Hindi for a booking that was %s', (event) => {
    for (const booking of [
      bookingWith(event, full),
      { ...bookingWith(event, { refund: 'none', amount: 0 }), preferredTime: null },
      {
        ...bookingWith(event),
        rescheduledLate: true,
        paid: 700,
        callLink: url,
        recordingLink: url,
      },
    ])
      expect(wrongIn(bookingMail(reader, booking, url, 'hi'))).toEqual([]);
    const { erased } = bookingMails({ ceremony: () => null });
    const line = erased(bookingWith(event) as BookingRecord, new Date(at), 'hi');
    expect(wrongIn(accountDeletedMail(reader.email, [line], url, 'hi'))).toEqual([]);
  });

  test.each([
    [
      '18:30',
      at,
      false,
      'Until Thursday, 26 November 2026 at 6:30 pm (Indian time), you can cancel for a full refund',
    ],
    [null, at, false, 'Until the end of Wednesday, 25 November 2026 (Indian time), you can cancel'],
    ['18:30', '2026-11-26T13:00:01Z', false, 'Cancelling no longer gets a refund, but you can'],
    ['18:30', at, true, 'the date cannot be changed again'],
  ])(
    'states the refund rule for the hour %s at %s',
    (preferredTime, now, rescheduledLate, rule) => {
      const booking = bookingWith('requested');
      const history = [{ event: 'requested' as const, at: now, preferredDate: '2026-11-27' }];
      const facts = { ...booking, preferredTime, rescheduledLate, history };
      expect(bookingMail(reader, facts, url, 'en').text).toContain(rule);
    },
  );

  test('gives the hour in Hindi with the part of the day', () => {
    const { text } = bookingMail(reader, bookingWith('requested'), url, 'hi');
    expect(text).toContain('शाम 6:30 बजे (भारतीय समय)');
  });

  test('mentions no refund if there is none', () => {
    const none = { refund: 'none' as const, amount: 0 };
    const { text } = bookingMail(reader, bookingWith('cancelled', none), url, 'en');
    expect(text).toContain('there is no refund');
    expect(text).not.toContain('Full refund');
  });
});

describe('a message', () => {
  test('encodes non-ASCII headers in words of the allowed length', () => {
    const subject = 'ज्योति के लिए नया पासवर्ड बनाएँ, अभी और यहीं';
    const message = messageText(
      { to: 'asha@example.in', subject, text: 'नमस्ते', html: '<p>नमस्ते</p>' },
      'ज्योति <letters@jyoti.example>',
      new Date('2026-11-22T03:14:05Z'),
    );
    const words = message.match(/=\?UTF-8\?B\?[^?]+\?=/g) ?? [];
    expect(words.every((word) => word.length <= 75)).toBe(true);
    const [, folded = ''] = /^Subject: (.*(?:\n .*)*)$/m.exec(message) ?? [];
    const decoded = folded
      .split('\n ')
      .map((word) => Buffer.from(word.slice(10, -2), 'base64').toString('utf8'))
      .join('');
    expect(decoded).toBe(subject);
    expect(message).toContain('Date: Sun, 22 Nov 2026 03:14:05 +0000');
    expect(message).toContain('\nनमस्ते\n');
  });

  test('prevents header injection through the subject', () => {
    const message = messageText(
      { to: 'asha@example.in', subject: 'Hello\r\nBcc: all@example.in', text: '', html: '' },
      'letters@jyoti.example',
      new Date(0),
    );
    expect(message).not.toMatch(/^Bcc:/m);
  });
});

/** An SMTP server that accepts one e-mail and records the commands. */
async function mailServer() {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inMail = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    reply('220 mail.example');
    socket.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        received.push(line);
        if (inMail) {
          if (line !== '.') continue;
          inMail = false;
          reply('250 taken');
        } else if (/^DATA/i.test(line)) {
          inMail = true;
          reply('354 go on');
        } else reply('250 mail.example');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { url: new URL(`smtp://127.0.0.1:${port}`), received, close };
}

describe('the SMTP mailer', () => {
  test('delivers an e-mail as text and as HTML', async () => {
    const server = await mailServer();
    const mailer = smtpMailer(server.url, 'Jyoti <letters@jyoti.example>');
    await mailer.send(resetMail(reader, 'https://jyoti.example/x', 'en'));
    mailer.close();
    await server.close();
    const received = server.received.join('\n');
    expect(received).toContain('MAIL FROM:<letters@jyoti.example>');
    expect(received).toContain('RCPT TO:<asha@example.in>');
    expect(received).toContain('Subject: Set a new Jyoti password');
    expect(received).toContain('text/plain');
    expect(received).toContain('text/html');
  });

  test('rejects if the server is not available', async () => {
    const server = await mailServer();
    await server.close();
    const mailer = smtpMailer(server.url, 'letters@jyoti.example');
    await expect(mailer.send(resetMail(reader, 'https://jyoti.example/x', 'en'))).rejects.toThrow();
    mailer.close();
  });
});
