export { Footer, type FooterNewsletter, type FooterProps } from './footer.tsx';
export type {
  FooterAccreditation,
  FooterColumn,
  FooterLink,
  FooterSocialLink,
  SubscribeResult,
} from './footer.types.ts';
