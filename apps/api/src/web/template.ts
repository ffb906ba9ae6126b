import { directionOf, type Language } from '@jyoti/contract';

/** The result of rendering a page in the web app. */
export interface RenderedPage {
  status: number;
  language?: Language;
  /** Replaces `<!--app-html-->`. */
  html: string;
  /** Appended to the document's head. */
  head?: string;
  /** Attributes of the document's root element. */
  rootAttributes?: string;
  /** A path of this site, for a redirect. */
  redirect?: string;
}

/** The language attributes of the root element. */
export const languageAttributes = (language: Language): string =>
  directionOf(language) === 'rtl' ? `lang="${language}" dir="rtl"` : `lang="${language}"`;

/** Inserts a rendered page into the built template; if its HTML is empty the browser renders. */
export function fillTemplate(template: string, page: Omit<RenderedPage, 'status'>): string {
  // Functions, because `replace` would interpret a `$` in a string.
  return (
    template
      .replace(
        '<html lang="en"',
        () => `<html ${page.rootAttributes ?? ''} ${languageAttributes(page.language ?? 'en')}`,
      )
      // After the build's own tags: the shell's style sheet, which comes first, defines the layer order.
      .replace('</head>', () => `${page.head ?? ''}</head>`)
      .replace('<!--app-html-->', () => page.html)
  );
}

/** Restricts a redirect to this site: one slash without a second one (`//` and `/\` lead to another host). */
export function localPath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : '/';
}
