import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const testimonialCardStrings: KitStrings<{
  verified: string;
  quoted: (quote: string) => string;
}> = kitStrings(
  'TestimonialCard',
  { verified: 'Verified', quoted: (quote) => `“${quote}”` },
  'showcase',
);
