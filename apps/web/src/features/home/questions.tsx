import { Accordion, AccordionItem } from '@jyoti/ui/accordion';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Sidebar, Stack } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { SearchField } from '@jyoti/ui/search-field';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { Section, SectionHeader } from '@jyoti/ui/section';
import { useState } from 'react';
import { findFaqs, type FaqTab } from '../content/find-faqs.ts';
import { useHomeContent } from './home-content.ts';
import * as styles from './home.css.ts';
import { homeSectionsMessages } from '../../messages.generated/home-sections.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

const tabs: readonly FaqTab[] = ['General', 'Readings', 'Scheduling', 'Technical'];

/** Questions and answers, filtered by a tab and a search together. */
export function Questions() {
  const { faqs } = useHomeContent();
  const { faqs: words } = useMessages(homeSectionsMessages);
  const [tab, setTab] = useState<FaqTab>('General');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<readonly string[]>(() => faqs.slice(0, 1).map(({ id }) => id));
  if (faqs.length === 0) return null;
  const found = findFaqs(faqs, tab, search);
  return (
    <Section variant="band" aria-labelledby="faqs">
      <Tabs
        label={words.tabsLabel}
        variant="chips"
        overflow="wrap"
        value={tab}
        onValueChange={(next) => setTab(next as FaqTab)}
      >
        <Sidebar
          side="start"
          inlineSize="22rem"
          gap="x4"
          aside={
            <Stack gap="x3">
              <SectionHeader headingId="faqs" title={words.title} divider />
              <SearchField
                label={words.searchLabel}
                labelHidden
                placeholder={words.search}
                value={search}
                onValueChange={setSearch}
                resultCount={found.length}
              />
              <TabList>
                {tabs.map((name) => (
                  <Tab key={name} value={name}>
                    {words.tabs[name]}
                  </Tab>
                ))}
              </TabList>
              <Link href="/faqs" variant="standalone">
                {words.viewAll}
              </Link>
            </Stack>
          }
        >
          {tabs.map((name) => (
            <TabPanel key={name} value={name} className={styles.answers}>
              {found.length === 0 ? (
                <EmptyState title={words.none} />
              ) : (
                <Accordion headingLevel={3} value={open} onValueChange={setOpen}>
                  {found.map(({ id, question, answer }) => (
                    <AccordionItem key={id} value={id} title={question}>
                      {answer}
                    </AccordionItem>
                  ))}
                </Accordion>
              )}
            </TabPanel>
          ))}
        </Sidebar>
      </Tabs>
    </Section>
  );
}
