import { Disclosure } from '@jyoti/ui/disclosure';
import { DescriptionList } from '@jyoti/ui/description-list';
import { Section } from '@jyoti/ui/section';
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
  const limbs = <DescriptionList layout="inline" items={items} />;
  return (
    <>
      {folded ? (
        <Disclosure label={about.title}>{limbs}</Disclosure>
      ) : (
        <Section title={about.title} gap="x3">
          {limbs}
        </Section>
      )}
      <PageQuestions page="panchang" title={about.questions} />
    </>
  );
}
