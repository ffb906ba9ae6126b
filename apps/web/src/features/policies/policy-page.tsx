import type { InfoPage } from '@jyoti/contract';
import { Contents, type ContentsEntry } from '@jyoti/ui/contents';
import { Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import { PrintLayout } from '@jyoti/ui/print-layout';
import { Prose, ProseSections, type ProseSectionsProps, type TextSize } from '@jyoti/ui/prose';
import type { ReactNode } from 'react';
import { SiteBreadcrumbs } from '../content/reading-page.tsx';
import { proseOf } from '../content/prose-of.ts';
import { civilDate } from '@jyoti/ui/dates';
import { useLanguage } from '../../platform/words/use-language.ts';
import { readingMessages } from '../../messages.generated/reading.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

type Policy = Pick<InfoPage, 'title' | 'description' | 'updated' | 'sections'>;

interface PolicyPageProps {
  page: Policy;
  /** Between the head and the text: actions for the whole page. */
  before?: ReactNode;
  /** Additional content of a section. */
  extra?: ProseSectionsProps['extra'];
  /** Content after the text. */
  after?: ReactNode;
  /** Entries of `after` in the table of contents. */
  more?: readonly ContentsEntry[];
  /** Text size. @default "medium" */
  size?: TextSize;
  /** Date of the last change as text. @default "21 November 2026" */
  updatedOn?: string;
}

/**
 * A text for reading and printing: a table of contents at its side, an anchor for each section, the
 * date of the last change.
 */
export function PolicyPage({
  page,
  before,
  extra,
  after,
  more = [],
  size = 'medium',
  updatedOn,
}: PolicyPageProps) {
  const words = useMessages(readingMessages);
  const language = useLanguage();
  const updated = words.lastUpdated({ day: updatedOn ?? civilDate(language, page.updated) });
  const { siteName } = useMessages(frameMessages);
  return (
    <PrintLayout name={`${siteName}: ${page.title}`} note={updated}>
      <Section variant="band" as="article" first>
        <Stack gap="x6">
          <div>
            <PageHeader title={page.title} above={<SiteBreadcrumbs current={page.title} />}>
              {page.description}
            </PageHeader>
            <Text size="small" tone="muted">
              <time dateTime={page.updated}>{updated}</time>
            </Text>
          </div>
          {before}
          <Sidebar
            side="start"
            inlineSize="15rem"
            gap="x5"
            aside={
              <Contents
                label={words.contents}
                items={[
                  ...page.sections.map(({ id, heading }) => ({ id, label: heading })),
                  ...more,
                ]}
              />
            }
          >
            <Prose size={size}>
              <ProseSections sections={proseOf(page.sections)} extra={extra} />
              {after}
            </Prose>
          </Sidebar>
        </Stack>
      </Section>
    </PrintLayout>
  );
}
