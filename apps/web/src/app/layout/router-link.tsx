import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A path of the site, which is navigated to without reloading. */
function PathLink({ href, onClick, target, children, ...rest }: RouterLinkProps) {
  const follow = useLinkClickHandler(href, { target });
  return (
    <a
      {...rest}
      href={useHref(href)}
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

/** The link component for the kit. A link to another language (`hreflang`) loads a new document. */
export function RouterLink(props: RouterLinkProps) {
  const isPath = /^\/(?!\/)/.test(props.href) && props.hrefLang === undefined;
  return isPath ? <PathLink {...props} /> : <a {...props}>{props.children}</a>;
}
