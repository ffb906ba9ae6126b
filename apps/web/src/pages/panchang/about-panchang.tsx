import { MetaList } from '@jyoti/ui/meta-list';
import { Part } from '@jyoti/ui/part';
import { lazySection } from '../../lazy/lazy-section.tsx';
import { usePanchangWords } from './words.ts';

const PageQuestions = lazySection(
  () => import('../../reading/page-questions.tsx'),
  'PageQuestions',
);

/** What the five limbs are, and the questions of the FAQ page that belong here. */
export function AboutPanchang() {
  const { about } = usePanchangWords();
  return (
    <>
      <Part title={about.title} gap="x3">
        <MetaList
          density="compact"
          items={about.limbs.map(({ name, text }) => ({ label: name, value: text, long: true }))}
        />
      </Part>
      <PageQuestions page="panchang" title={about.questions} />
    </>
  );
}
