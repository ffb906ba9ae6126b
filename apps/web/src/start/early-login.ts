import { TOKEN_KEY } from '../session/token-key.ts';

/** On what is on a page while it is not known who is logged in. */
export const ASKS_FOR_LOGIN = 'data-asks-for-login';

/** On the document where nobody is logged in: what asks for a login is not shown. */
export const NOBODY = 'data-nobody';

/** Sends visitors without a token from a page that asks for a login to the login page before anything of it is painted. */
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
