import type { Block, Section } from '@jyoti/contract';
import { Heading } from '@jyoti/ui/layout';
import { Table } from '@jyoti/ui/table';
import type { ReactNode } from 'react';

/** One piece of running text, by its type. */
function BlockOfText({ block, level }: { block: Block; level: 3 | 4 }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'heading':
      return (
        <Heading level={level} size="h4">
          {block.text}
        </Heading>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <figure>
          <blockquote>
            <p>{block.text}</p>
          </blockquote>
          {block.source && <figcaption>{block.source}</figcaption>}
        </figure>
      );
    case 'table':
      return (
        <Table
          caption={block.caption}
          columns={block.columns.map((header, column) => ({
            // Two columns may have the same name.
            id: String(column),
            header,
            cell: (row: string[]) => row[column],
            stacked: 'text',
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
  /** What a section has besides its text, below it. */
  extra?: (section: Section) => ReactNode;
}

/** Sections of a text for a `Prose`; the id of each is the anchor that links lead to. */
export function Sections({ sections, level = 2, extra }: SectionsProps) {
  return sections.map((section) => (
    <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
      <Heading level={level} size="h3" id={`${section.id}-heading`}>
        {section.heading}
      </Heading>
      {section.blocks.map((block, index) => (
        // A block has no identity besides its index.
        <BlockOfText key={index} block={block} level={level === 2 ? 3 : 4} />
      ))}
      {extra?.(section)}
    </section>
  ));
}
