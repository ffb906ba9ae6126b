import { pathWithoutLanguage } from '@jyoti/contract';

/** Name of the query parameter that carries the page asked for through the login page. */
const PARAMETER = 'next';

const withReturn = (page: string, wanted: string) =>
  wanted === '/' ? page : `${page}?${new URLSearchParams({ [PARAMETER]: wanted })}`;

/** The login page, with the way back to the page asked for. */
export const loginPathFor = ({ pathname, search }: { pathname: string; search: string }) =>
  withReturn('/login', `${pathWithoutLanguage(pathname)}${search}`);

/** A browser drops tabs and line ends from an address before it reads it: `/<tab>/elsewhere` leads away. */
const isOwnPath = (path: string) => /^\/(?!\/)/.test(path) && !/[\\\p{Cc}]/u.test(path);

/**
 * The page to return to after login: a path of this site and nothing else, so that a link to the login page cannot lead
 * elsewhere. It is without a language: the page opens in that of the login.
 */
export function returnPath(search: URLSearchParams): string {
  const asked = search.get(PARAMETER) ?? '/';
  const wanted = pathWithoutLanguage(asked);
  const isOwn = isOwnPath(asked) && isOwnPath(wanted);
  return isOwn && !/^\/(login|signup)\b/.test(wanted) ? wanted : '/';
}

/** Another page of the same errand, with the way back kept: from login to sign-up and back. */
export const keepReturn = (page: string, search: URLSearchParams) =>
  withReturn(page, returnPath(search));
