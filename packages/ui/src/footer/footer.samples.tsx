import { Logo } from '../logo/index.ts';
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
  type FooterProps,
  type SubscribeResult,
} from './index.ts';

/** Sample content of a footer: titles with links, as [words, address]. */
export const sampleColumns: readonly {
  title: string;
  links: readonly (readonly [string, string])[];
  note?: string;
}[] = [
  {
    title: 'Company',
    links: [
      ['About', '/about'],
      ['Kundli', '/kundli'],
      ['Kundli Matching', '/kundli-matching'],
      ['Panchang', '/panchang'],
      ['Horoscope', '/horoscope'],
      ['Numerology', '/numerology'],
      ['Gemstones', '/gemestone'],
      ['Poojas', '/poojas'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Privacy Policy', '/privacy-policy'],
      ['Pricing Policy', '/pricing-policy'],
      ['Terms and Conditions', '/terms-and-conditions'],
      ['Disclaimer', '/disclaimer'],
      ['Refund Policy', '/refund-policy'],
    ],
  },
  {
    title: 'Support',
    links: [
      ['Help', '/help'],
      ['Contact', '/contact'],
      ['FAQ', '/faq'],
    ],
    note: 'Average response under 30 minutes',
  },
];

export interface SampleFooterProps extends FooterProps {
  columns?: typeof sampleColumns;
  newsletter?: { title: string; description: string } | null;
  onSubscribe?: (email: string) => Promise<SubscribeResult>;
  /** Social pages and accreditations. @default true */
  full?: boolean;
  holder?: string;
  office?: string;
}

/** A complete footer, for stories and tests. */
export function SampleFooter({
  columns = sampleColumns,
  newsletter = {
    title: 'A letter each lunar month',
    description: 'One quiet letter on the first of each lunar month.',
  },
  onSubscribe = () => Promise.resolve({ ok: true }),
  full = true,
  holder = '© 2026 Jyoti. All rights reserved.',
  office = 'Registered office: 14 Sample Marg, New Delhi 110001, India',
  ...rest
}: SampleFooterProps) {
  return (
    <Footer {...rest}>
      <FooterMain>
        <FooterBrand>
          <Logo />
          {newsletter && <Newsletter {...newsletter} onSubscribe={onSubscribe} />}
        </FooterBrand>
        <FooterNav>
          {columns.map(({ title, links, note }) => (
            <FooterColumn key={title} title={title} note={note}>
              {links.map(([words, href]) => (
                <FooterLink key={href} href={href}>
                  {words}
                </FooterLink>
              ))}
            </FooterColumn>
          ))}
          {full && (
            <FooterColumn title="Follow us">
              <FooterSocialLink
                network="facebook"
                href="https://facebook.example/jyoti"
                followers={124_000}
              >
                Facebook
              </FooterSocialLink>
              <FooterSocialLink
                network="instagram"
                href="https://instagram.example/jyoti"
                followers={98_200}
              >
                Instagram
              </FooterSocialLink>
              <FooterSocialLink
                network="youtube"
                href="https://youtube.example/jyoti"
                followers={12_400}
              >
                YouTube
              </FooterSocialLink>
              <FooterSocialLink network="twitter" href="https://twitter.example/jyoti">
                Twitter
              </FooterSocialLink>
            </FooterColumn>
          )}
        </FooterNav>
      </FooterMain>
      {full && (
        <FooterSection title="Accreditations">
          <FooterMark detail="Member since 2019">Sample Jyotish Parishad</FooterMark>
          <FooterMark>Sample Vedic Institute</FooterMark>
        </FooterSection>
      )}
      <FooterLegal>
        <p>{holder}</p>
        <FooterAddress>{office}</FooterAddress>
      </FooterLegal>
    </Footer>
  );
}
