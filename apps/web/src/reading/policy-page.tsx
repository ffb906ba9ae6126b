import type { InfoPage, Section as SectionOfPage } from '@jyoti/contract';
import { Breadcrumbs } from '@jyoti/ui/breadcrumbs';
import { Section } from '@jyoti/ui/layout';
import { PageTitle } from '@jyoti/ui/page-title';
import { PrintLayout } from '@jyoti/ui/print-layout';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { Contents, type ContentsEntry } from './contents.tsx';
import * as styles from './reading.css.ts';
import { Sections } from './sections.tsx';
import type { TextSize } from './text-size.ts';
import { useReadingWords } from './words.ts';
import { writtenDay } from './dates.ts';

type Policy = Pick<InfoPage, 'title' | 'description' | 'updated' | 'sections'>;

interface PolicyPageProps {
  page: Policy;
  /** What stands between the head and the text: what can be done with the whole page. */
  before?: ReactNode;
  /** What a section holds beside its text. */
  extra?: (section: SectionOfPage) => ReactNode;
  /** What follows the text. */
  after?: ReactNode;
  /** What `after` adds to the contents. */
  more?: readonly ContentsEntry[];
  /** How large the text is set. @default "medium" */
  size?: TextSize;
}

/** A text to be read and printed: its contents beside it, each section at its anchor, the day of its last change. */
export function PolicyPage({
  page,
  before,
  extra,
  after,
  more = [],
  size = 'medium',
}: PolicyPageProps) {
  const words = useReadingWords();
  const { siteName } = useWords();
  return (
    <PrintLayout
      name={`${siteName}: ${page.title}`}
      settings={[words.lastUpdated(writtenDay(page.updated))]}
    >
      <Section as="article" className={styles.page}>
        <PageTitle
          title={page.title}
          above={<Breadcrumbs path={[{ label: words.home, href: '/' }]} current={page.title} />}
        >
          {page.description}
        </PageTitle>
        <p className={styles.updated}>
          <time dateTime={page.updated}>{words.lastUpdated(writtenDay(page.updated))}</time>
        </p>
        {before}
        <div className={styles.frame}>
          <Contents entries={[...page.sections, ...more]} />
          <div className={`${styles.text} ${styles.textSize[size]}`} data-text-size={size}>
            <Sections sections={page.sections} extra={extra} />
            {after}
          </div>
        </div>
      </Section>
    </PrintLayout>
  );
}
