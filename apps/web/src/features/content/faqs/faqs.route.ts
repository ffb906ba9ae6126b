import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { publicLoader } from '../../../platform/data/public-data.ts';
import { faqsOfPage } from './faqs-of-page.ts';
import { faqsMessages } from '../../../messages.generated/faqs.ts';

export { FaqsPage as Component } from './faqs-page.tsx';
export const loader = publicLoader(async (calls) => ({ faqs: await faqsOfPage.load(calls) }));
export const prefetch = () => void faqsOfPage.request();

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  ...pageHandle(faqsMessages),
  // Of the most frequent questions only: all would be the page's text a second time.
  structuredData: (_site, { data }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: (data?.faqs?.content ?? [])
        .filter(({ popular }) => popular)
        .map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
    },
  ],
};
