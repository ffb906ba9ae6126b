import { useLoaderData } from 'react-router-dom';
import { Accordion, AccordionItem } from '@jyoti/ui/accordion';
import { ArrowLeftIcon } from '@jyoti/ui/icons';
import { Heading } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { writtenDay } from '../../../platform/dates/dates.ts';
import { PolicyPage } from '../policy-page.tsx';
import { termsMessages } from '../../../messages.generated/terms.ts';
import type { loader } from './terms-and-conditions.route.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const FAQ = 'faq';

/** The terms, and frequent questions about them. */
export function TermsPage() {
  const words = useMessages(termsMessages);
  const language = useLanguage();
  const { page, faqs } = useLoaderData<typeof loader>();
  const questions = faqs.filter((faq) => faq.page === 'terms-and-conditions');
  return (
    <PolicyPage
      page={page}
      updatedOn={writtenDay(page.updated, language)}
      more={questions.length > 0 ? [{ id: FAQ, label: words.faq }] : []}
      after={
        <>
          {questions.length > 0 && (
            <section id={FAQ} aria-labelledby="faq-heading">
              <Heading level={2} size="h3" id="faq-heading">
                {words.faq}
              </Heading>
              <Accordion headingLevel={3}>
                {questions.map(({ id, question, answer }) => (
                  <AccordionItem key={id} value={id} title={question}>
                    <p>{answer}</p>
                  </AccordionItem>
                ))}
              </Accordion>
            </section>
          )}
          <Link href="/" variant="standalone" icon={<ArrowLeftIcon size={20} />} data-print="hide">
            {words.back}
          </Link>
        </>
      }
    />
  );
}
