import type { Faq } from '@jyoti/contract';
import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { publicLoader } from '../../data/public-data.ts';
import { useFaqsWords } from './words.ts';

export { FaqsPage as Component } from './faqs-page.tsx';
export const loader = publicLoader((calls) => calls('GET /api/faqs'));

export const handle: PageHandle<Faq[]> = {
  ...pageHandle(useFaqsWords.of),
  structuredData: (_site, { data }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: (data ?? []).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
};
