import { lazySection } from '../../lazy/lazy-section.tsx';
import { ReadingPage } from '../../reading/reading-page.tsx';
import { useFaqsWords } from './words.ts';

const FaqsBySubject = lazySection(() => import('./faqs-by-subject.tsx'), 'FaqsBySubject');

/** All questions, filtered by subject and search. */
export function FaqsPage() {
  const words = useFaqsWords();
  return (
    <ReadingPage title={words.title} lead={words.description}>
      <FaqsBySubject />
    </ReadingPage>
  );
}
