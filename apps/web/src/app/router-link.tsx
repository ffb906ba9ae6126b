import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** What the kit's links become here: paths of the site change the page without loading it anew. */
export function RouterLink({ href, children, ...rest }: RouterLinkProps) {
  const staysHere = /^\/(?!\/)/.test(href);
  return staysHere ? (
    <Link {...rest} to={href}>
      {children}
    </Link>
  ) : (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}
