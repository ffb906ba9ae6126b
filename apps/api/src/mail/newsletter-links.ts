import type { NewsletterLinks } from './newsletter-letters.ts';

/** @param publicUrl where visitors reach the site */
export function newsletterLinks(publicUrl: URL, token: string): NewsletterLinks {
  const link = (path: string) => new URL(`${path}?token=${token}`, publicUrl).href;
  return {
    confirm: link('/newsletter/confirm'),
    leave: link('/newsletter/unsubscribe'),
    unsubscribe: link('/api/newsletter/unsubscribe'),
  };
}
