import { languageOfPath, pathIn } from '@jyoti/contract';
import { TOKEN_KEY } from './token-key.ts';

/** On content that is shown while the login state is unknown. */
export const ASKS_FOR_LOGIN = 'data-asks-for-login';

/** On the document if nobody is logged in: content that requires a login is hidden. */
export const NOBODY = 'data-nobody';

/** On the document if a login is stored, whether or not the server still accepts it. */
export const LOGGED_IN = 'data-logged-in';

/** On content for guests only: hidden while a login is stored. */
export const FOR_GUESTS = 'data-for-guests';

/**
 * Redirects visitors without a token from a protected page to the login page before the first
 * paint.
 */
export function redirectToLogin(): void {
  try {
    if (localStorage.getItem(TOKEN_KEY) !== null) {
      document.documentElement.setAttribute(LOGGED_IN, '');
      return;
    }
  } catch {
    // If the browser blocks storage, the page's own code decides.
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
