import { clsx } from 'clsx';
import { use, type HTMLAttributes, type LiHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { Cluster, Heading } from '../layout/index.ts';
import { FooterHeadingLevel } from './footer-context.ts';
import * as styles from './footer.css.ts';
import { footerStrings } from '../messages.generated/en/components/Footer.ts';

export interface FooterPartProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement & HTMLDivElement>;
}

/** Brand and navigation: side by side on a wide page. */
export function FooterMain({ className, ...rest }: FooterPartProps) {
  return <div {...rest} className={clsx(styles.top, className)} />;
}

/** The logo and content below it, such as a Newsletter. */
export function FooterBrand({ className, ...rest }: FooterPartProps) {
  return <div {...rest} className={clsx(styles.house, className)} />;
}

export interface FooterNavProps extends HTMLAttributes<HTMLElement> {
  /** Accessible name. @default "Footer" in the current locale */
  label?: string;
  ref?: Ref<HTMLElement>;
}

/** The columns of links. */
export function FooterNav({ label, className, ...rest }: FooterNavProps) {
  const strings = useStrings(footerStrings);
  return (
    <nav
      {...rest}
      className={clsx(styles.columns, className)}
      aria-label={label ?? strings.navigation}
    />
  );
}

/** A title in the body font, at the level of the footer's headings. */
function Title({ children }: { children: ReactNode }) {
  return (
    <Heading level={use(FooterHeadingLevel)} className={styles.columnTitle}>
      {children}
    </Heading>
  );
}

export interface FooterColumnProps extends Omit<FooterPartProps, 'title'> {
  /** Title: what its links have in common. */
  title: ReactNode;
  /** A sentence below the links, such as the response time of support. */
  note?: ReactNode;
  /** FooterLinks and FooterSocialLinks. */
  children: ReactNode;
}

/** Links under their title. */
export function FooterColumn({ title, note, className, children, ...rest }: FooterColumnProps) {
  return (
    <div data-part="footer-column" {...rest} className={clsx(styles.column, className)}>
      <Title>{title}</Title>
      <ul className={styles.list}>{children}</ul>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

export interface FooterSectionProps extends Omit<FooterPartProps, 'title'> {
  /** What its links have in common. */
  title: ReactNode;
  /** FooterMarks. */
  children: ReactNode;
}

/** A titled row: accreditations, payment methods. */
export function FooterSection({ title, className, children, ...rest }: FooterSectionProps) {
  return (
    <div data-part="footer-section" {...rest} className={clsx(styles.accreditations, className)}>
      <Title>{title}</Title>
      <Cluster as="ul">{children}</Cluster>
    </div>
  );
}

export interface FooterMarkProps extends LiHTMLAttributes<HTMLLIElement> {
  /** A second line, smaller: "Member since 2019". */
  detail?: ReactNode;
  /** Name of the membership or the accreditation. */
  children: ReactNode;
  ref?: Ref<HTMLLIElement>;
}

/** One item of a FooterSection, with a border. */
export function FooterMark({ detail, className, children, ...rest }: FooterMarkProps) {
  return (
    <li {...rest} className={clsx(styles.accreditation, className)}>
      {children}
      {detail && <span className={styles.accreditationDetail}>{detail}</span>}
    </li>
  );
}

/** The last line: copyright and address. */
export function FooterLegal({ className, ...rest }: FooterPartProps) {
  return <div {...rest} className={clsx(styles.legal, className)} />;
}

/** The address of an office, within FooterLegal. */
export function FooterAddress({ className, ...rest }: FooterPartProps) {
  return <address {...rest} className={clsx(styles.office, className)} />;
}
