/** What the web app rendered for a page. */
export interface RenderedPage {
  status: number;
  /** For `<!--app-html-->`. */
  html: string;
  /** For `<!--app-head-->`. */
  head?: string;
  /** For `<!--app-data-->`: an element that no browser runs. */
  data?: string;
  /** Set where the page leads elsewhere: a path of this site. */
  redirect?: string;
}

/** Puts a rendered page into the built one; without a page the browser renders. */
export function fillTemplate(template: string, page: RenderedPage | null): string {
  // Functions, so that a `$` in the page is no instruction to `replace`.
  return template
    .replace('<!--app-head-->', () => page?.head ?? '')
    .replace('<!--app-html-->', () => page?.html ?? '')
    .replace('<!--app-data-->', () => page?.data ?? '');
}

/** A redirect stays on this site: one slash, then no second one (`//` and `/\` lead elsewhere). */
export function localPath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : '/';
}
