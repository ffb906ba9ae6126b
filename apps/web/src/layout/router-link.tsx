import { knownLanguage, pathIn } from '@jyoti/contract';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { usePageLanguage } from '../language/page-language.ts';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A page of the site, in the language of the page that leads there. With `hrefLang` the page itself is shown in another language, as it is. */
function PathLink({ href, onClick, target, children, ...rest }: RouterLinkProps) {
  const language = usePageLanguage();
  const { state } = useLocation() as { state: unknown };
  const other = knownLanguage(rest.hrefLang);
  const path = pathIn(other ?? language, href);
  const inPlace = { replace: true, preventScrollReset: true, state };
  const follow = useLinkClickHandler(path, { target, ...(other && inPlace) });
  return (
    <a
      {...rest}
      href={useHref(path)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** What the kit's links become here. */
export function RouterLink(props: RouterLinkProps) {
  const isPath = /^\/(?!\/|api\/|uploads\/)/.test(props.href);
  return isPath ? <PathLink {...props} /> : <a {...props}>{props.children}</a>;
}
