import { languageOfPath, pathIn, type Language } from '@jyoti/contract';
import { useCallback } from 'react';
import {
  Navigate,
  redirect,
  useNavigate,
  type NavigateOptions,
  type NavigateProps,
  type To,
} from 'react-router-dom';
import { usePageLanguage } from './page-language.ts';

/** A path of the site in the language of the page it is on; anything else (a query, a step back) as it is. */
function inLanguage(language: Language, to: To): To {
  if (typeof to === 'string') return to.startsWith('/') ? pathIn(language, to) : to;
  return to.pathname?.startsWith('/') ? { ...to, pathname: pathIn(language, to.pathname) } : to;
}

/** React Router's `useNavigate` for the site's own paths, which are written without a language: it stays that of the page. */
export function useSiteNavigate() {
  const navigate = useNavigate();
  const language = usePageLanguage();
  return useCallback(
    (to: To, options?: NavigateOptions) => navigate(inLanguage(language, to), options),
    [navigate, language],
  );
}

/** React Router's `Navigate` for such paths. */
export function SiteNavigate({ to, ...rest }: NavigateProps) {
  return <Navigate to={inLanguage(usePageLanguage(), to)} {...rest} />;
}

/** React Router's `redirect` for such paths, in a loader. @param request the loader's */
export function siteRedirect(request: Request, path: string, status?: number): Response {
  return redirect(pathIn(languageOfPath(new URL(request.url).pathname), path), status);
}
