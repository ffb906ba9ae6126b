import type { Faq } from '@jyoti/contract';

export type FaqTab = Faq['category'];

const folded = (text: string) => text.toLocaleLowerCase('en');

/** The questions of a tab whose question or answer contains the search text. The tab General has all questions. */
export function findFaqs(faqs: readonly Faq[], tab: FaqTab, search: string): Faq[] {
  const words = folded(search.trim());
  return faqs.filter(
    ({ category, question, answer }) =>
      (tab === 'General' || category === tab) &&
      (folded(question).includes(words) || folded(answer).includes(words)),
  );
}
