import type { Language } from '@jyoti/contract';
import { mailWords } from './mail-words.ts';
import type { Mail } from './mailer.ts';

/** The contents of an e-mail, independent of format. */
export interface MailContent {
  to: string;
  language: Language;
  subject: string;
  greeting: string;
  /** Paragraphs. */
  before: readonly string[];
  link?: { label: string; url: string };
  after: readonly string[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** Renders an e-mail as plain text and as simple HTML without pictures or other external resources. */
export function renderMail(content: MailContent): Mail {
  const { to, language, subject, greeting, before, link, after } = content;
  const closing = mailWords(language).closing;
  const text = [greeting, ...before, ...(link ? [link.url] : []), ...after, closing].join('\n\n');
  const paragraph = (words: string) => `<p>${escaped(words)}</p>`;
  const button =
    link &&
    `<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p><p>${escaped(link.url)}</p>`;
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.6;max-width:36em;overflow-wrap:anywhere">',
    paragraph(greeting),
    ...before.map(paragraph),
    ...(button ? [button] : []),
    ...after.map(paragraph),
    paragraph(closing),
    '</body></html>',
  ].join('\n');
  return { to, subject, text, html };
}
