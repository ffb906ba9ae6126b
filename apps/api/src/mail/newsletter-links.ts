import { pathIn, type Language } from '@jyoti/contract';
import type { NewsletterLinks } from './newsletter-mails.ts';

/**
 * @param publicUrl the public URL of the site
 * @param language of the pages
 */
export function newsletterLinks(
  publicUrl: URL,
  token: string,
  language: Language,
): NewsletterLinks {
  const link = (path: string) => new URL(`${path}?token=${token}`, publicUrl).href;
  return {
    confirm: link(pathIn(language, '/newsletter/confirm')),
    leave: link(pathIn(language, '/newsletter/unsubscribe')),
    unsubscribe: link('/api/newsletter/unsubscribe'),
  };
}
