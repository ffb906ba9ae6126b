import { Footer } from '@jyoti/ui/footer';
import { useState } from 'react';
import { useWords } from '../words/index.ts';

/** The kit's footer with the pages that stand today. */
export function SiteFooter() {
  const { footer: words, siteName } = useWords();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Footer
      holder={siteName}
      year={year}
      registeredOffice={words.office}
      columns={[
        {
          id: 'tools',
          title: words.columns.tools,
          links: [{ title: words.kundli, path: '/kundli' }],
        },
        {
          id: 'company',
          title: words.columns.company,
          links: [{ title: words.about, path: '/about' }],
        },
        {
          id: 'legal',
          title: words.columns.legal,
          links: [
            { title: words.privacy, path: '/privacy-policy' },
            { title: words.terms, path: '/terms-and-conditions' },
            { title: words.disclaimer, path: '/disclaimer' },
            { title: words.refund, path: '/refund-policy' },
            { title: words.pricing, path: '/pricing-policy' },
          ],
        },
      ]}
    />
  );
}
