import type { Block, Section } from '@jyoti/contract';
import { Heading, Text } from '@jyoti/ui/layout';
import { Table } from '@jyoti/ui/table';
import type { ReactNode } from 'react';
import * as prose from './prose.css.ts';
import * as styles from './reading.css.ts';

/** One piece of running text, drawn by what it is. */
function BlockOfText({ block, level }: { block: Block; level: 3 | 4 }) {
  switch (block.type) {
    case 'paragraph':
      return <p className={prose.paragraph}>{block.text}</p>;
    case 'heading':
      return (
        <Heading level={level} size="h4" className={styles.innerHeading}>
          {block.text}
        </Heading>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? prose.ordered : prose.unordered}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote>
            <p>{block.text}</p>
          </blockquote>
          {block.source && (
            <Text as="figcaption" size="small" tone="muted">
              {block.source}
            </Text>
          )}
        </figure>
      );
    case 'table':
      return (
        <Table
          className={styles.table}
          caption={block.caption}
          columns={block.columns.map((header, column) => ({
            // Two columns may bear the same name.
            id: String(column),
            header,
            cell: (row: string[]) => row[column],
          }))}
          rows={block.rows}
          rowKey={(row) => row.join(' ')}
        />
      );
  }
}

interface SectionsProps {
  sections: readonly Section[];
  /** Level of the sections' headings. @default 2 */
  level?: 2 | 3;
  /** What a section holds beside its text, below it. */
  extra?: (section: Section) => ReactNode;
}

/** Running text in sections; the id of each is the anchor that links lead to. */
export function Sections({ sections, level = 2, extra }: SectionsProps) {
  return sections.map((section) => (
    <section
      key={section.id}
      id={section.id}
      aria-labelledby={`${section.id}-heading`}
      className={styles.section}
    >
      <Heading level={level} size="h3" id={`${section.id}-heading`}>
        {section.heading}
      </Heading>
      {section.blocks.map((block, index) => (
        // Blocks have no identity beyond their place.
        <BlockOfText key={index} block={block} level={level === 2 ? 3 : 4} />
      ))}
      {extra?.(section)}
    </section>
  ));
}
