import type { KitStrings } from '../i18n/index.ts';

export const testimonialCardStrings: KitStrings<{
  verified: string;
  quoted: (quote: string) => string;
}> = {
  component: 'TestimonialCard',
  en: { verified: 'Verified', quoted: (quote) => `“${quote}”` },
};
