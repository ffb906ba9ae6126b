import { languageOfPath, pathIn } from '@jyoti/contract';
import { TOKEN_KEY } from './token-key.ts';

/** On what a page shows while the login is not known yet. */
export const ASKS_FOR_LOGIN = 'data-asks-for-login';

/** On the document where nobody is logged in: what requires a login is hidden. */
export const NOBODY = 'data-nobody';

/** On the document where a login is stored, whether or not the server still knows it. */
export const LOGGED_IN = 'data-logged-in';

/** On what is only for visitors who are not logged in: hidden while a login is stored. */
export const FOR_GUESTS = 'data-for-guests';

/** Redirects visitors without a token from a protected page to the login page, before it is painted. */
export function askForLogin(): void {
  try {
    if (localStorage.getItem(TOKEN_KEY) !== null) {
      document.documentElement.setAttribute(LOGGED_IN, '');
      return;
    }
  } catch {
    // The page's own code decides in a browser that refuses storage.
    return;
  }
  const { documentElement: root } = document;
  root.setAttribute(NOBODY, '');
  const decide = () => {
    const { pathname, search } = location;
    if (document.querySelector(`[${ASKS_FOR_LOGIN}]`) === null) root.removeAttribute(NOBODY);
    else {
      const { language, path } = languageOfPath(pathname);
      location.replace(pathIn(language, `/login?${new URLSearchParams({ next: path + search })}`));
    }
  };
  document.addEventListener('DOMContentLoaded', decide, { once: true });
}
