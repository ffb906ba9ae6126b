/** An e-mail to one recipient, as text and as HTML. */
export interface Mail {
  /** One e-mail address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The URL to which a mail client posts to end the subscription (RFC 8058). */
  unsubscribe?: string;
  /** The Message-ID without brackets: the same whenever the same e-mail is sent again. */
  id?: string;
}

/** The headers with which a mail client offers to end a subscription. */
export function unsubscribeHeaders({ unsubscribe }: Mail): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Sends e-mails, through a mail server or into files. */
export interface Mailer {
  /** Resolves when the e-mail has been accepted for delivery; rejects otherwise. */
  send(mail: Mail): Promise<void>;
  /** Deletes stored e-mails to an address; with a mail server there are none. */
  forget(address: string): Promise<void>;
  /** Closes connections. */
  close(): void;
}
