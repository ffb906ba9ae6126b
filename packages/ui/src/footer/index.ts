export {
  FooterAddress,
  FooterBrand,
  FooterColumn,
  FooterLegal,
  FooterMain,
  FooterMark,
  FooterNav,
  FooterSection,
  type FooterColumnProps,
  type FooterMarkProps,
  type FooterNavProps,
  type FooterPartProps,
  type FooterSectionProps,
} from './footer-parts.tsx';
export { FooterLink, FooterSocialLink, type FooterSocialLinkProps } from './footer-links.tsx';
export { Footer, type FooterProps } from './footer.tsx';
export {
  Newsletter,
  type NewsletterProps,
  type SubscribeResult,
} from './newsletter/newsletter.tsx';
