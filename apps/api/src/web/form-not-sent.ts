import { languageOfPath } from '@jyoti/contract';
import { sentence, type SentenceKey } from '../http/errors/sentences.ts';
import { languageAttributes } from './template.ts';

/** All script elements of the built page, which this page leaves out. */
const scripts = /<script[^>]*>[\s\S]*?<\/script>/g;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The page for a form that the browser submitted natively, because the page's script was blocked or had not
 * loaded.
 * @param template the built page, for its style sheets
 * @param path the page with the form, which determines the language
 */
export function formNotSent(template: string, path: string): string {
  const { language } = languageOfPath(path);
  const say = (key: SentenceKey) => sentence(key)(language);
  const html =
    `<main style="max-inline-size:40rem;margin:15vh auto;padding:1.5rem">` +
    `<h1>${say('formNotSent')}</h1><p>${say('formNotSentText')}</p>` +
    `<p><a href="${escaped(path)}">${say('openFormAgain')}</a></p></main>`;
  return template
    .replace(scripts, '')
    .replace('<html lang="en"', `<html ${languageAttributes(language)}`)
    .replace(
      '</head>',
      `<title>${say('formNotSent')} · Jyoti</title><meta name="robots" content="noindex"></head>`,
    )
    .replace('<!--app-html-->', () => html);
}
