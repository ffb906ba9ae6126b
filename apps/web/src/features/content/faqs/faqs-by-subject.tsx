import { faqCategories, type Faq } from '@jyoti/contract';
import { Accordion, AccordionItem } from '@jyoti/ui/accordion';
import { Button } from '@jyoti/ui/button';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Sidebar, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { Section } from '@jyoti/ui/section';
import { SearchField } from '@jyoti/ui/search-field';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { memo, Suspense, useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { findFaqs, type FaqTab } from '../find-faqs.ts';
import { usePartInUrl } from '../use-part-in-url.ts';
import { searchWith } from '../../../platform/data/search-params.ts';
import { useSearchChoice } from '../../../platform/data/use-search-choice.ts';
import { faqsOfPage } from './faqs-of-page.ts';
import type { loader } from './faqs.route.ts';
import { faqsMessages } from '../../../messages.generated/faqs.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Questions under one heading; the one in the URL is open. */
function Group({ title, faqs }: { title: string; faqs: readonly Faq[] }) {
  const part = usePartInUrl();
  if (faqs.length === 0) return null;
  return (
    <Section title={title} gap="x3">
      <Accordion key={part} headingLevel={3} defaultValue={[part || (faqs[0]?.id ?? '')]}>
        {faqs.map(({ id, question, answer }) => (
          <AccordionItem key={id} id={id} value={id} title={question}>
            {answer}
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}

/** The matching questions, most frequent first. Memoized, and hydrated in tasks of their own, because there are dozens. */
const Questions = memo(function Questions({ faqs }: { faqs: readonly Faq[] }) {
  const words = useMessages(faqsMessages);
  const popular = faqs.filter((faq) => faq.popular);
  const others = faqs.filter((faq) => !faq.popular);
  return (
    <Stack gap="x6">
      <Suspense>
        <Group title={words.popular} faqs={popular} />
      </Suspense>
      <Suspense>
        <Group title={popular.length > 0 ? words.others : words.all} faqs={others} />
      </Suspense>
    </Stack>
  );
});

const subjectOf = (query: URLSearchParams): FaqTab =>
  faqCategories.find((category) => category === query.get('subject')) ?? 'General';

/** Subject and search are in the URL, so that going back restores them. */
function useChoice() {
  const { chosen, shown, choose } = useSearchChoice();
  return {
    tab: subjectOf(chosen),
    setTab: (tab: string) =>
      choose(searchWith(chosen, { subject: tab === 'General' ? null : tab })),
    subject: subjectOf(shown),
    search: chosen.get('q') ?? '',
    setSearch: (words: string) => choose(searchWith(chosen, { q: words })),
  };
}

/** Where to send other questions. */
function NotAnswered() {
  const { more: words } = useMessages(faqsMessages);
  return (
    <Section variant="card" title={words.title} description={words.text} gap="x3">
      <div>
        <ButtonLink href="/contact">{words.contact}</ButtonLink>
      </div>
    </Section>
  );
}

/** A filter by subject, a search, and the matching questions. */
export function FaqsBySubject() {
  const words = useMessages(faqsMessages);
  const faqs = faqsOfPage.useContent(useLoaderData<typeof loader>().faqs);
  const { tab, setTab, subject, search, setSearch } = useChoice();
  const found = useMemo(() => findFaqs(faqs, subject, search), [faqs, subject, search]);

  return (
    <Tabs label={words.subjects} variant="chips" overflow="grid" value={tab} onValueChange={setTab}>
      <Sidebar
        side="start"
        inlineSize="21rem"
        gap="x5"
        sticky
        aside={
          <Stack gap="x5">
            <SearchField
              label={words.search}
              labelHidden
              placeholder={words.placeholder}
              value={search}
              onValueChange={setSearch}
              resultCount={found.length}
            />
            <TabList>
              {faqCategories.map((category) => (
                <Tab key={category} value={category}>
                  {words.tabs[category]}
                </Tab>
              ))}
            </TabList>
          </Stack>
        }
      >
        <Stack gap="x6">
          <TabPanel value={tab}>
            {found.length > 0 ? (
              <Questions key={subject} faqs={found} />
            ) : (
              <EmptyState
                title={words.none}
                action={<Button onClick={() => setSearch('')}>{words.clear}</Button>}
              />
            )}
          </TabPanel>
          <NotAnswered />
        </Stack>
      </Sidebar>
    </Tabs>
  );
}
