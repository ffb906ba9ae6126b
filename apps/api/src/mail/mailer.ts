/** A letter to one person, both ways of showing it. */
export interface Mail {
  /** One e-mail address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program ends the subscription with one POST (RFC 8058). */
  unsubscribe?: string;
  /** The Message-ID, without its brackets: the same whenever the same letter is sent again. */
  id?: string;
}

/** The headers by which a mail program offers to end a subscription. */
export function unsubscribeHeaders({ unsubscribe }: Mail): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Sends letters. What is behind it decides how: a mail server, or files. */
export interface Mailer {
  /** Resolves when the letter is out of our hands. Rejects where it could not be given away. */
  send(mail: Mail): Promise<void>;
  /** Removes what is kept of letters to an address; a server keeps nothing here. */
  forget(address: string): Promise<void>;
  /** Lets go of connections. */
  close(): void;
}
