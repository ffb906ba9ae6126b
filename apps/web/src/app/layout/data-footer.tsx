import {
  Footer,
  FooterAddress,
  FooterBrand,
  FooterColumn,
  FooterLegal,
  FooterLink,
  FooterMain,
  FooterMark,
  FooterNav,
  FooterSection,
  FooterSocialLink,
  Newsletter,
  type SubscribeResult,
} from '@jyoti/ui/footer';
import { I18nProvider } from '@jyoti/ui/i18n';
import { Logo } from '@jyoti/ui/logo';
import type { ReactNode } from 'react';
import { footerMessages } from '../../messages.generated/footer.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface FooterPage {
  title: string;
  path: string;
}

/** A column of links with a title. */
export interface FooterLinks {
  id: string | number;
  title: string;
  links: readonly FooterPage[];
  /** A sentence below the links, such as how soon support replies. */
  note?: string;
}

export interface DataFooterProps {
  /** Columns of links: company, legal, support. */
  columns: readonly FooterLinks[];
  /** The company's pages on other sites; adds a column. @default [] */
  social?: readonly (FooterPage & { id: string; followers?: number })[];
  /** A note below that column: that its figures are a sample, or when they were counted. */
  socialNote?: string;
  /** Title and description of the newsletter. Shown only together with `onSubscribe`. */
  newsletter?: { title: string; description: string };
  /** Saves an e-mail address. A rejected promise shows a general error. */
  onSubscribe?: (email: string) => Promise<SubscribeResult>;
  /** Organisations that recognise the company; no row if empty. @default [] */
  accreditations?: readonly { id: string | number; title: string; detail?: string }[];
  /** Year of the copyright. A prop, so that server and browser render the same. */
  year: number;
  /** Copyright owner. */
  holder: string;
  /** Address of the registered office. */
  registeredOffice: string;
  /** The language picker. */
  language?: ReactNode;
}

/** The kit's footer, composed from the server's data. */
export function DataFooter({
  columns,
  social = [],
  socialNote,
  newsletter,
  onSubscribe,
  accreditations = [],
  year,
  holder,
  registeredOffice,
  language,
}: DataFooterProps) {
  const words = useMessages(footerMessages);
  return (
    <Footer>
      <FooterMain>
        <FooterBrand>
          <Logo />
          {newsletter && onSubscribe && (
            <I18nProvider messages={words.kit}>
              <Newsletter {...newsletter} onSubscribe={onSubscribe} />
            </I18nProvider>
          )}
        </FooterBrand>
        <FooterNav>
          {columns.map(({ id, title, links, note }) => (
            <FooterColumn key={id} title={title} note={note}>
              {links.map((link) => (
                <FooterLink key={link.path} href={link.path}>
                  {link.title}
                </FooterLink>
              ))}
            </FooterColumn>
          ))}
          {social.length > 0 && (
            <FooterColumn title={words.social} note={socialNote} data-part="footer-social">
              {social.map(({ id, title, path, followers }) => (
                <FooterSocialLink key={id} network={id} href={path} followers={followers}>
                  {title}
                </FooterSocialLink>
              ))}
            </FooterColumn>
          )}
        </FooterNav>
      </FooterMain>
      {accreditations.length > 0 && (
        <FooterSection title={words.accreditations} data-part="footer-accreditations">
          {accreditations.map(({ id, title, detail }) => (
            <FooterMark key={id} detail={detail}>
              {title}
            </FooterMark>
          ))}
        </FooterSection>
      )}
      <FooterLegal>
        {language}
        <p>{words.copyright({ year: String(year), holder })}</p>
        <FooterAddress>
          {words.registeredOffice}: {registeredOffice}
        </FooterAddress>
      </FooterLegal>
    </Footer>
  );
}
