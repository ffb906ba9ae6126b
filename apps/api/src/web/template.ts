import { directionOf, type Language } from '@jyoti/contract';

/** What the web app rendered for a page. */
export interface RenderedPage {
  status: number;
  language?: Language;
  /** For `<!--app-html-->`. */
  html: string;
  /** For the end of the document's head. */
  head?: string;
  /** Attributes of the document's root element. */
  rootAttributes?: string;
  /** Set where the page leads elsewhere: a path of this site. */
  redirect?: string;
}

/** What the root element says of a language. */
export const languageAttributes = (language: Language): string =>
  directionOf(language) === 'rtl' ? `lang="${language}" dir="rtl"` : `lang="${language}"`;

/** Puts a rendered page into the built one; without a page the browser renders. */
export function fillTemplate(template: string, page: RenderedPage | null): string {
  // Functions, so that a `$` in the page is no instruction to `replace`.
  return (
    template
      .replace(
        '<html lang="en"',
        () => `<html ${page?.rootAttributes ?? ''} ${languageAttributes(page?.language ?? 'en')}`,
      )
      // After the build's own tags: the frame's style sheet, which comes first, sets the order of layers.
      .replace('</head>', () => `${page?.head ?? ''}</head>`)
      .replace('<!--app-html-->', () => page?.html ?? '')
  );
}

/** A redirect stays on this site: one slash, then no second one (`//` and `/\` lead elsewhere). */
export function localPath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : '/';
}
