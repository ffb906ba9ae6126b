import { Breadcrumbs, type Breadcrumb } from '@jyoti/ui/breadcrumbs';
import { Stack, type StackProps } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import type { ReactNode } from 'react';
import { readingMessages } from '../../messages.generated/reading.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface SiteBreadcrumbsProps {
  /** The page itself. */
  current: string;
  /** The page between the home page and this one. */
  parent?: Breadcrumb;
}

/** Breadcrumbs of a page, from the home page. */
export function SiteBreadcrumbs({ current, parent }: SiteBreadcrumbsProps) {
  const { home } = useMessages(readingMessages);
  const path = [{ label: home, href: '/' }, ...(parent ? [parent] : [])];
  return <Breadcrumbs items={path} current={current} />;
}

interface ReadingPageProps extends Pick<StackProps, 'gap' | 'children'> {
  title: string;
  /** The opening sentence. */
  lead: ReactNode;
  /** Name of the page in the breadcrumbs. @default its title */
  shortTitle?: string;
}

/** A page for reading: breadcrumbs, title, opening sentence, and content. */
export function ReadingPage(props: ReadingPageProps) {
  const { title, lead, shortTitle = title, gap = 'x6', children } = props;
  return (
    <Section variant="band" as="div" first>
      <Stack gap={gap}>
        <PageHeader title={title} above={<SiteBreadcrumbs current={shortTitle} />}>
          {lead}
        </PageHeader>
        {children}
      </Stack>
    </Section>
  );
}
