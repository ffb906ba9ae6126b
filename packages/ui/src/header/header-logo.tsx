import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/index.ts';
import { Anchor, type AnchorProps } from '../link/index.ts';
import * as styles from './header.css.ts';

export interface HeaderLogoProps extends Omit<AnchorProps, 'children'> {
  /** Accessible name of the logo: the name of the product. */
  label: string;
  /** URL of a picture of it, if no drawing is given as children. */
  src?: string;
  /** A drawing of it, such as Logo in the colours of the theme. */
  children?: ReactNode;
}

/** The logo, a link to the first page: a drawing such as Logo, or a picture. */
export function HeaderLogo({ label, src, className, children, ...rest }: HeaderLogoProps) {
  return (
    <Anchor {...rest} className={clsx(styles.home, className)} data-part="header-logo">
      {children === undefined ? (
        <img className={styles.logoImage} src={src} alt={label} />
      ) : (
        <>
          <span className={styles.logoDrawing} aria-hidden="true">
            {children}
          </span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
