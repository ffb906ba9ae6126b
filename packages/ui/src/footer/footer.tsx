import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { Cluster, Container, Edge, Heading } from '../layout/index.ts';
import { Anchor } from '../link/index.ts';
import { Logo } from '../logo/index.ts';
import { writtenNumber } from '../shared/written-number.ts';
import * as styles from './footer.css.ts';
import { footerStrings } from './footer.strings.ts';
import type {
  FooterAccreditation,
  FooterColumn,
  FooterSocialLink,
  SubscribeResult,
} from './footer.types.ts';
import { Newsletter } from './newsletter.tsx';
import { SocialIcon } from './social-icons.tsx';

export interface FooterNewsletter {
  title: string;
  description: string;
}

export interface FooterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Columns of links: company, legal, support. */
  columns: readonly FooterColumn[];
  /** Pages of the house elsewhere; one column more. @default [] */
  social?: readonly FooterSocialLink[];
  /** A word below that column: that its figures are a sample, or when they were counted. */
  socialNote?: string;
  /** Title and description of the newsletter. Shown only together with `onSubscribe`. */
  newsletter?: FooterNewsletter;
  /** Stores an address. A rejected promise shows a general sentence. */
  onSubscribe?: (email: string) => Promise<SubscribeResult>;
  /** Who recognises the house; no row while there is none. @default [] */
  accreditations?: readonly FooterAccreditation[];
  /** Year of the copyright. Given, so that server and browser write the same. */
  year: number;
  /** Whose copyright it is. */
  holder: string;
  /** Address of the registered office. */
  registeredOffice: string;
  /** What stands over the newsletter. @default <Logo /> */
  logoImage?: ReactNode;
  /** Level of its headings in the outline of the page. @default 2 */
  headingLevel?: 2 | 3;
  ref?: Ref<HTMLElement>;
}

/** The foot of every page, which opens with the woven edge of the theme. */
export function Footer({
  columns,
  social = [],
  socialNote,
  newsletter,
  onSubscribe,
  accreditations = [],
  year,
  holder,
  registeredOffice,
  logoImage = <Logo />,
  headingLevel = 2,
  className,
  ...rest
}: FooterProps) {
  const strings = useStrings(footerStrings);
  return (
    <footer {...rest} className={clsx(styles.root, className)} data-part="footer">
      <Edge />
      <div className={styles.ground}>
        <Container>
          <div className={styles.top}>
            <div className={styles.house}>
              {logoImage}
              {newsletter && onSubscribe && (
                <Newsletter {...newsletter} headingLevel={headingLevel} onSubscribe={onSubscribe} />
              )}
            </div>
            <nav className={styles.columns} aria-label={strings.navigation}>
              {columns.map((column) => (
                <Column key={column.id} {...column} headingLevel={headingLevel} />
              ))}
              {social.length > 0 && (
                <Social links={social} note={socialNote} headingLevel={headingLevel} />
              )}
            </nav>
          </div>
          {accreditations.length > 0 && (
            <div className={styles.accreditations} data-part="footer-accreditations">
              <Heading level={headingLevel} className={styles.columnTitle}>
                {strings.accreditations}
              </Heading>
              <Cluster as="ul">
                {accreditations.map(({ id, title, detail }) => (
                  <li key={id} className={styles.accreditation}>
                    {title}
                    {detail && <span className={styles.accreditationDetail}>{detail}</span>}
                  </li>
                ))}
              </Cluster>
            </div>
          )}
          <div className={styles.legal}>
            <p>{strings.copyright(String(year), holder)}</p>
            <address className={styles.office}>
              {strings.registeredOffice}: {registeredOffice}
            </address>
          </div>
        </Container>
      </div>
    </footer>
  );
}

function Column({ title, links, note, headingLevel }: FooterColumn & { headingLevel: 2 | 3 }) {
  return (
    <div className={styles.column} data-part="footer-column">
      <Heading level={headingLevel} className={styles.columnTitle}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {links.map(({ title: words, path }) => (
          <li key={path}>
            <Anchor href={path} className={styles.link}>
              {words}
            </Anchor>
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

interface SocialProps {
  links: readonly FooterSocialLink[];
  note: string | undefined;
  headingLevel: 2 | 3;
}

function Social({ links, note, headingLevel }: SocialProps) {
  const strings = useStrings(footerStrings);
  return (
    <div className={styles.column} data-part="footer-social">
      <Heading level={headingLevel} className={styles.columnTitle}>
        {strings.social}
      </Heading>
      <ul className={styles.list}>
        {links.map(({ id, title, path, followers }) => (
          <li key={id}>
            <Anchor href={path} className={styles.link}>
              <SocialIcon id={id} />
              <span className={styles.socialWords}>
                {title}
                {followers !== undefined && (
                  <span className={styles.followers}>
                    {strings.followers(writtenNumber(followers))}
                  </span>
                )}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
