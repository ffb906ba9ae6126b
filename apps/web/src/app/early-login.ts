import { TOKEN_KEY } from './token-key.ts';

/** On what stands on a page while it is not known who is signed in. */
export const ASKS_FOR_LOGIN = 'data-asks-for-login';

/** On the document where nobody is signed in: what asks for a login is not shown. */
export const NOBODY = 'data-nobody';

/**
 * Sends who has no token from a page that asks for a login to the login page, with the way back, before anything of it is
 * painted. Its text stands in `/early.js`, so it knows nothing beyond what it is given.
 */
export function askForLogin(tokenKey: string, asks: string, nobody: string): void {
  try {
    if (localStorage.getItem(tokenKey) !== null) return;
  } catch {
    // The page's own code knows what to make of a browser that keeps nothing.
    return;
  }
  const { documentElement: root } = document;
  root.setAttribute(nobody, '');
  const decide = () => {
    const { pathname, search } = location;
    if (document.querySelector(`[${asks}]`) === null) root.removeAttribute(nobody);
    else location.replace(`/login?${new URLSearchParams({ next: pathname + search })}`);
  };
  document.addEventListener('DOMContentLoaded', decide, { once: true });
}

/** What {@link askForLogin} is given. */
export const loginArguments = [TOKEN_KEY, ASKS_FOR_LOGIN, NOBODY] as const;
