import { addons } from 'storybook/preview-api';
import { globalsInUrl } from './book-globals.ts';
import { currentGlobals } from './current-globals.ts';

/** The window of the whole book; that of the page itself where it was opened alone. */
export function bookWindow(): Window {
  try {
    return window.parent.location.origin === location.origin ? window.parent : window;
  } catch {
    return window;
  }
}

/** The heading in the address of the book. */
export const headingOfBook = (): string => bookWindow().location.hash.slice(1).replace(/&.*$/, '');

const LINK = /^(?:\.\/)?\?path=(\/(?:docs|story)\/[\w-]+)(?:&[^#]*)?(#.*)?$/;

/** A link to a page of the book as it is shown now: with the settings of the toolbar, then the heading. */
function withSettings(href: string): string | undefined {
  const [, path, hash = ''] = LINK.exec(href) ?? [];
  if (path === undefined) return undefined;
  const globals = globalsInUrl(currentGlobals());
  return `?path=${path}${globals && `&globals=${globals}`}${hash}`;
}

/** Such a link where a page was opened without the sidebar. */
const alone = (url: string) => url.replace(/^\?path=\/(docs|story)\//, '?viewMode=$1&id=');

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * A link to another page of the book keeps the settings of the toolbar and its heading, without a reload. Storybook's own
 * links keep neither.
 */
export function keepSettingsInLinks() {
  const isAlone = bookWindow() === window;
  // For what does not follow a click: a new tab, a copied address.
  for (const type of ['pointerover', 'focusin'])
    addEventListener(type, (event) => {
      const link = linkOf(event);
      const url = link && withSettings(link.dataset['page'] ?? link.getAttribute('href') ?? '');
      if (!link || url === null || url === undefined) return;
      link.dataset['page'] ??= link.getAttribute('href') ?? '';
      link.target = '_top';
      link.href = isAlone ? alone(url) : new URL(url, bookWindow().location.href).href;
    });
  addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      const url = link && withSettings(link.dataset['page'] ?? link.getAttribute('href') ?? '');
      const { button, ctrlKey, metaKey, shiftKey } = event;
      if (!url || isAlone || button !== 0 || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      addons.getChannel().emit('navigateUrl', url, {});
    },
    { capture: true },
  );
}
