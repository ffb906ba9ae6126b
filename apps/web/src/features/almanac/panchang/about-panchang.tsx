import { Disclosure } from '@jyoti/ui/disclosure';
import { MetaList } from '@jyoti/ui/meta-list';
import { Part } from '@jyoti/ui/part';
import { lazySection } from '../../../platform/lazy/lazy-section.tsx';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const PageQuestions = lazySection(
  () => import('../../content/page-questions.tsx'),
  'PageQuestions',
);

/**
 * What the five limbs are, in a disclosure if below a day, and the related questions of the FAQ
 * page.
 */
export function AboutPanchang({ folded }: { folded: boolean }) {
  const { about } = useMessages(panchangMessages);
  const items = Object.values(about.limbs).map(({ name, text }) => ({
    label: name,
    value: text,
    long: true,
  }));
  const limbs = <MetaList density="compact" items={items} />;
  return (
    <>
      {folded ? (
        <Disclosure label={about.title}>{limbs}</Disclosure>
      ) : (
        <Part title={about.title} gap="x3">
          {limbs}
        </Part>
      )}
      <PageQuestions page="panchang" title={about.questions} />
    </>
  );
}
