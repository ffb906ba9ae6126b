import { TOKEN_KEY } from './token-key.ts';

/** On what a page shows while the login is not known yet. */
export const ASKS_FOR_LOGIN = 'data-asks-for-login';

/** On the document where nobody is logged in: what requires a login is hidden. */
export const NOBODY = 'data-nobody';

/** Redirects visitors without a token from a protected page to the login page, before it is painted. */
export function askForLogin(): void {
  try {
    if (localStorage.getItem(TOKEN_KEY) !== null) return;
  } catch {
    // The page's own code decides in a browser that refuses storage.
    return;
  }
  const { documentElement: root } = document;
  root.setAttribute(NOBODY, '');
  const decide = () => {
    const { pathname, search } = location;
    if (document.querySelector(`[${ASKS_FOR_LOGIN}]`) === null) root.removeAttribute(NOBODY);
    else location.replace(`/login?${new URLSearchParams({ next: pathname + search })}`);
  };
  document.addEventListener('DOMContentLoaded', decide, { once: true });
}
