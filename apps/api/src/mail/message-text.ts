import { randomBytes } from 'node:crypto';
import { unsubscribeHeaders, type Mail } from './mailer.ts';

/** A header value, encoded unless it is plain ASCII (RFC 2047, base64, whole code points). */
function headerWords(words: string): string {
  const line = words.replace(/[\r\n]+/g, ' ');
  if (/^[\x20-\x7e]*$/.test(line)) return line;
  // At most 45 bytes each, so that an encoded word is below the limit of 75 characters.
  const pieces = [''];
  for (const sign of line) {
    const piece = pieces.at(-1) ?? '';
    if (Buffer.byteLength(piece + sign) > 45) pieces.push(sign);
    else pieces[pieces.length - 1] = piece + sign;
  }
  return pieces.map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\n ');
}

/** An e-mail as a message (RFC 5322), with readable text and unbroken links. */
export function messageText(mail: Mail, from: string, at: Date): string {
  const { to, subject, text, html, id } = mail;
  const boundary = `=_${randomBytes(12).toString('hex')}`;
  const part = (type: string, content: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    content,
    '',
  ];
  return [
    `From: ${headerWords(from)}`,
    `To: ${headerWords(to)}`,
    `Subject: ${headerWords(subject)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    ...(id ? [`Message-ID: <${id}>`] : []),
    ...Object.entries(unsubscribeHeaders(mail)).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${boundary}--`,
    '',
  ].join('\n');
}
