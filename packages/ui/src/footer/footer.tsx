import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Container, Edge } from '../layout/index.ts';
import { FooterHeadingLevel } from './footer-context.ts';
import * as styles from './footer.css.ts';

export interface FooterProps extends HTMLAttributes<HTMLElement> {
  /** Level of its headings in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  ref?: Ref<HTMLElement>;
}

/**
 * The page footer, which starts with the decorative border of the theme: FooterMain with FooterBrand and FooterNav,
 * then FooterSections, FooterLegal at the end.
 */
export function Footer({ headingLevel = 2, className, children, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={clsx(styles.root, className)} data-part="footer">
      <Edge />
      <div className={styles.ground}>
        <Container>
          <FooterHeadingLevel value={headingLevel}>{children}</FooterHeadingLevel>
        </Container>
      </div>
    </footer>
  );
}
