import { pathIn, type Language } from '@jyoti/contract';

/** The URLs in a newsletter e-mail, tokens included. */
export interface NewsletterLinks {
  /** The page that confirms the subscription. */
  confirm: string;
  /** The page that ends it. */
  leave: string;
  /** The URL that a mail client posts to. */
  unsubscribe: string;
}

/**
 * The token is in the fragment, which browsers do not send, except in `unsubscribe`: a mail client posts to it without
 * script (RFC 8058).
 * @param publicUrl the public URL of the site
 * @param language of the pages
 */
export function newsletterLinks(
  publicUrl: URL,
  token: string,
  language: Language,
): NewsletterLinks {
  const link = (path: string) => new URL(path, publicUrl).href;
  const page = (path: string) => link(`${pathIn(language, path)}#token=${token}`);
  return {
    confirm: page('/newsletter/confirm'),
    leave: page('/newsletter/unsubscribe'),
    unsubscribe: link(`/api/newsletter/unsubscribe?token=${token}`),
  };
}
