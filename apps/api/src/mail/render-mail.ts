import { directionOf, type Language } from '@jyoti/contract';
import { mailMessages } from '../messages.generated/mail.ts';
import type { Mail } from './mailer.ts';

/** The contents of an e-mail, independent of format. */
export interface MailContent {
  to: string;
  language: Language;
  subject: string;
  /** `null` for a greeting without it. */
  firstName: string | null;
  /** Paragraphs. */
  before: readonly string[];
  /** What it is about, in emphasised lines. @default none */
  facts?: readonly string[];
  /** Paragraphs between the facts and the link. @default none */
  rules?: readonly string[];
  link?: { label: string; url: string };
  /** Paragraphs below the link. @default none */
  after?: readonly string[];
}

/** One block of an e-mail; `html` is its content with markup, and `look` how the block is shown. */
interface Block {
  text: string;
  html: string;
  look: keyof typeof looks;
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

/** Styles of the blocks. Inline, because some mail clients remove style sheets; sizes in px, because some know no others. */
const looks = {
  greeting: 'margin:0 0 20px;font-size:20px;font-weight:bold',
  paragraph: 'margin:0 0 16px',
  fact: 'margin:0 0 16px;padding:14px 16px;border-radius:8px;background-color:#FBF2DB;color:#1B2A4A',
  button: 'margin:8px 0 12px',
  url: 'margin:0 0 20px;font-size:14px;color:#4E586F',
  closing: 'margin:24px 0 0;padding-top:16px;border-top:1px solid #DCC999;color:#7A5200',
} as const;

const button =
  'display:inline-block;padding:14px 24px;border-radius:8px;background-color:#1B2A4A;color:#FFFFFF;font-weight:bold;text-decoration:none';
const url = 'color:#1B2A4A;overflow-wrap:anywhere;word-break:break-word';

/** Colours of mail clients that follow a dark scheme; the others show the light ones, each with its own background. */
const dark = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#0F1318!important}
.letter{background-color:#1A2028!important;border-color:#2C343E!important}
.letter,.letter .fact,.letter .url a,.letter .fact a{color:#F1ECE0!important}
.letter .fact{background-color:#262E38!important}
.letter .button a{background-color:#F0C56B!important;color:#14181E!important}
.letter .url{color:#A8B2BE!important}
.letter .closing{color:#F0C56B!important;border-color:#2C343E!important}
}`;

/** Text with its web addresses as links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((piece, index) =>
      index % 2 === 1
        ? `<a href="${escaped(piece)}" style="${url}">${escaped(piece)}</a>`
        : escaped(piece),
    )
    .join('');
}

const block = (look: Block['look'], text: string, html = linked(text)): Block => ({
  look,
  text,
  html,
});

/** Text that a mail client would turn into a link or take for an address. */
const linkLike = /[\p{L}\p{N}_]\.[\p{L}\p{M}\p{N}_]{2,}|https?|www|@/iu;

/**
 * The first line of an e-mail, with the name unless it looks like a link: spammers sign up with links as names
 * to have them mailed by us.
 */
function greetingFor(firstName: string | null, language: Language): string {
  const { greeting, neutralGreeting } = mailMessages[language];
  return firstName === null || linkLike.test(firstName) ? neutralGreeting : greeting({ firstName });
}

/** The blocks of an e-mail, in order: both of its formats have the same. */
function blocksOf({
  language,
  firstName,
  before,
  facts = [],
  rules = [],
  link,
  after = [],
}: MailContent) {
  const greeting = greetingFor(firstName, language);
  const paragraphs = (all: readonly string[]) => all.map((text) => block('paragraph', text));
  const actions = link && [
    block(
      'button',
      link.label,
      `<a href="${escaped(link.url)}" style="${button}">${escaped(link.label)}</a>`,
    ),
    block('url', link.url),
  ];
  return [
    block('greeting', greeting, escaped(greeting)),
    ...paragraphs(before),
    ...facts.map((text) => block('fact', text)),
    ...paragraphs(rules),
    ...(actions ?? []),
    ...paragraphs(after),
    block('closing', mailMessages[language].closing),
  ];
}

/** Renders an e-mail as plain text and as HTML without pictures or other external resources. */
export function renderMail(content: MailContent): Mail {
  const { to, language, subject } = content;
  const blocks = blocksOf(content);
  const html = [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${dark}</style></head>`,
    '<body class="page" style="margin:0;padding:0;background-color:#F4E8CB">',
    `<div class="page" lang="${language}" dir="${directionOf(language)}" style="padding:24px 12px;background-color:#F4E8CB">`,
    `<div class="letter" style="max-width:560px;margin:0 auto;padding:28px 24px;border:1px solid #DCC999;border-top:4px solid #B8862B;border-radius:12px;background-color:#FFFAEE;color:#1B2A4A;font-family:'Noto Sans','Noto Sans Devanagari','Kohinoor Devanagari','Nirmala UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">`,
    ...blocks.map(
      ({ look, html: inner }) => `<p class="${look}" style="${looks[look]}">${inner}</p>`,
    ),
    '</div></div></body></html>',
  ].join('\n');
  return { to, subject, text: blocks.map(({ text }) => text).join('\n\n'), html };
}
