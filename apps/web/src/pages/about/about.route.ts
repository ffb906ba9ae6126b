import type { PageHandle } from '../../app/page-handle.ts';
import { homeCall, pageCall } from '../../app/public-calls.ts';
import { infoHandle } from '../../reading/info-handle.ts';

export { AboutPage as Component } from './about-page.tsx';

export const handle: PageHandle = {
  ...infoHandle('about'),
  // What clients say, and the figures that stand in the hero, are the home page's own.
  needs: () => [pageCall('about'), homeCall],
  structuredData: ({ known }, origin) => {
    const contact = known.answerOf(pageCall('about'))?.contact;
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Jyoti',
        url: `${origin}/`,
        logo: `${origin}/logo.svg`,
        ...(contact && {
          email: contact.email,
          telephone: contact.phone,
          address: contact.address.join(', '),
        }),
      },
    ];
  },
};
