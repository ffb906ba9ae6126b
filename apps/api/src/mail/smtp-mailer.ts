import { createTransport } from 'nodemailer';
import { unsubscribeHeaders, type Mailer } from './mailer.ts';

/** Timeout of the mail server, in milliseconds. */
const timeout = 20_000;

/**
 * A loggable error for an e-mail that was not accepted: the original message of a mail server repeats the
 * recipient.
 */
function rejection(error: unknown): Error {
  const { code, responseCode, command } = error as Partial<
    Record<'code' | 'responseCode' | 'command', unknown>
  >;
  const known = [code, responseCode, command].filter((part) => part !== undefined);
  return new Error(`The mail server did not accept an e-mail (${known.join(', ') || 'unknown'}).`);
}

/** Sends e-mails through a mail server. @param from the sender: `Jyoti <no-reply@jyoti.example>` */
export function smtpMailer(server: URL, from: string): Mailer {
  const transport = createTransport({
    url: server.href,
    pool: true,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      const { to, subject, text, html, id } = mail;
      const messageId = id ? { messageId: `<${id}>` } : {};
      const headers = unsubscribeHeaders(mail);
      const recipient = { name: '', address: to };
      const message = { from, to: recipient, subject, text, html, headers, ...messageId };
      await transport.sendMail(message).catch((error: unknown) => {
        throw rejection(error);
      });
    },
    forget: async () => {},
    close: () => transport.close(),
  };
}
