import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../../i18n/index.ts';
import * as styles from '../layout.css.ts';
import { skipLinkStrings } from '../../messages.generated/en/components/SkipLink.ts';

export interface SkipLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The id of the main content with a `#`; the element there needs `tabIndex={-1}`. @default "#main" */
  href?: string;
  /** @default "Skip to content" in the current language */
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** The first tab stop of a page, which skips the header. Visible only when focused. */
export function SkipLink({ href = '#main', className, children, ...rest }: SkipLinkProps) {
  const strings = useStrings(skipLinkStrings);
  return (
    <a {...rest} href={href} className={clsx(styles.skipLink, className)} data-part="skip-link">
      {children ?? strings.skipToContent}
    </a>
  );
}
