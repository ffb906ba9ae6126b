import type { PageHandle } from '../../app/page-handle.ts';
import { faqsCall } from '../../app/public-calls.ts';
import { en } from './words.en.ts';

export { FaqsPage as Component } from './faqs-page.tsx';

export const handle: PageHandle = {
  title: (words) => `${en.title} · ${words.siteName}`,
  description: () => en.description,
  needs: () => [faqsCall],
  structuredData: ({ known }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: (known.answerOf(faqsCall) ?? []).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
};
