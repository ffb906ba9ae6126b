import { lazySection } from '../../../platform/lazy/lazy-section.tsx';
import { ReadingPage } from '../reading-page.tsx';
import { faqsMessages } from '../../../messages.generated/faqs.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const FaqsBySubject = lazySection(() => import('./faqs-by-subject.tsx'), 'FaqsBySubject');

/** All questions, filtered by subject and search. */
export function FaqsPage() {
  const words = useMessages(faqsMessages);
  return (
    <ReadingPage title={words.title} lead={words.description}>
      <FaqsBySubject />
    </ReadingPage>
  );
}
