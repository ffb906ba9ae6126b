import { Accordion, AccordionItem } from '@jyoti/ui/accordion';
import { Section } from '@jyoti/ui/section';
import { useLoaderData } from 'react-router-dom';
import type { toolLoader } from './tool-loader.ts';

/** Questions of the FAQ page that belong to another page; nothing if they fail to load. */
export function PageQuestions({ page, title }: { page: string; title: string }) {
  const { faqs } = useLoaderData<typeof toolLoader>();
  const own = faqs.filter((faq) => faq.page === page);
  if (own.length === 0) return null;
  return (
    <Section title={title}>
      <Accordion headingLevel={3}>
        {own.map(({ id, question, answer }) => (
          <AccordionItem key={id} value={id} title={question}>
            {answer}
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
