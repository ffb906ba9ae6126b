import { locales, type Language } from '@jyoti/contract';

/** What the web app rendered for a page. */
export interface RenderedPage {
  status: number;
  /** For `<!--app-html-->`. */
  html: string;
  /** For the end of the document's head. */
  head?: string;
  /** Set where the page leads elsewhere: a path of this site. */
  redirect?: string;
}

/** Puts a rendered page into the built one; where there is no HTML the browser renders. */
export function fillTemplate(
  template: string,
  { language, head = '', html = '' }: { language: Language } & Partial<RenderedPage>,
): string {
  const { direction } = locales[language];
  // Functions, so that a `$` in the page is no instruction to `replace`.
  return (
    template
      .replace('<html lang="en"', `<html lang="${language}" dir="${direction}"`)
      // After the build's own tags: the frame's style sheet, which comes first, sets the order of layers.
      .replace('</head>', () => `${head}</head>`)
      .replace('<!--app-html-->', () => html)
  );
}

/** A redirect stays on this site: one slash, then no second one (`//` and `/\` lead elsewhere). */
export function localPath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : '/';
}
