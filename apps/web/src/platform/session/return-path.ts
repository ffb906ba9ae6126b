/** Search parameter of the login page with the path to return to. */
const PARAMETER = 'next';

const withReturn = (page: string, path: string) =>
  path === '/' ? page : `${page}?${new URLSearchParams({ [PARAMETER]: path })}`;

/** The login page, with the path to return to. */
export const loginPathFor = ({ pathname, search }: { pathname: string; search: string }) =>
  withReturn('/login', `${pathname}${search}`);

/**
 * The page to return to after login: a path of this site only, so that a link to the login page is
 * not an open redirect.
 */
export function returnPath(search: URLSearchParams): string {
  const path = search.get(PARAMETER) ?? '/';
  // Browsers remove tabs and line breaks from URLs: `/<tab>/elsewhere` would leave the site.
  const isOwnPath = /^\/(?!\/)/.test(path) && !/[\\\p{Cc}]/u.test(path);
  return isOwnPath && !/^\/(login|signup)\b/.test(path) ? path : '/';
}

/** Another page of the login flow with the same return path: from login to sign-up and back. */
export const keepReturn = (page: string, search: URLSearchParams) =>
  withReturn(page, returnPath(search));
