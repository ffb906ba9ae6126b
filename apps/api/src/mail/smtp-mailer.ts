import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** How long a mail server may take to answer, milliseconds. */
const patience = 20_000;

/** Sends through a mail server. @param from who the letters come from: `Jyoti <no-reply@jyoti.example>` */
export function smtpMailer(server: URL, from: string): Mailer {
  const transport = createTransport({
    url: server.href,
    pool: true,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    forget: async () => {},
    close: () => transport.close(),
  };
}
