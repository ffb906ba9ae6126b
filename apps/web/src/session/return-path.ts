/** Search parameter of the login page with the path to return to. */
const PARAMETER = 'next';

const withReturn = (page: string, wanted: string) =>
  wanted === '/' ? page : `${page}?${new URLSearchParams({ [PARAMETER]: wanted })}`;

/** The login page, with the path to return to. */
export const loginPathFor = ({ pathname, search }: { pathname: string; search: string }) =>
  withReturn('/login', `${pathname}${search}`);

/**
 * The page to return to after login: a path of this site only, so that a link to the login page is
 * not an open redirect.
 */
export function returnPath(search: URLSearchParams): string {
  const wanted = search.get(PARAMETER) ?? '/';
  // Browsers remove tabs and line breaks from URLs: `/<tab>/elsewhere` would leave the site.
  const isOwnPath = /^\/(?!\/)/.test(wanted) && !/[\\\p{Cc}]/u.test(wanted);
  return isOwnPath && !/^\/(login|signup)\b/.test(wanted) ? wanted : '/';
}

/** Another page of the login flow with the same return path: from login to sign-up and back. */
export const keepReturn = (page: string, search: URLSearchParams) =>
  withReturn(page, returnPath(search));
