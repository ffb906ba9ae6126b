import type { ReactNode } from 'react';
import { Heading } from '../layout/index.ts';
import { Table } from '../table/index.ts';

/** A piece of running text as data, distinguished by its `type`. */
export type ProseBlock =
  | { type: 'paragraph'; /** The sentences of the paragraph. */ text: string }
  | { type: 'heading'; /** The words of the heading. */ text: string }
  | {
      type: 'list';
      /** Whether the items are numbered. @default false */
      ordered?: boolean;
      /** One entry each. */
      items: readonly string[];
    }
  | {
      type: 'quote';
      /** The words that are quoted. */
      text: string;
      /** The author, or the text it is from. */
      source?: string;
    }
  | {
      type: 'table';
      /** Names the table. */
      caption: string;
      /** Heads of the columns. */
      columns: readonly string[];
      /** The cells of each row, one for each column. */
      rows: readonly string[][];
    };

/** A section of a text as data. */
export interface ProseSection {
  /** Its anchor: the target of links and of a `Contents`. */
  id: string;
  /** Heading of the section. */
  title: string;
  /** Its content, in order. */
  blocks: readonly ProseBlock[];
}

export interface ProseSectionsProps {
  /** The sections in their order. */
  sections: readonly ProseSection[];
  /** Level of the sections' headings. @default 2 */
  headingLevel?: 2 | 3;
  /** Additional content of a section, below its text. */
  extra?: (section: ProseSection) => ReactNode;
}

function BlockOf({ block, headingLevel }: { block: ProseBlock; headingLevel: 3 | 4 }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'heading':
      return (
        <Heading level={headingLevel} size="h4">
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
            cell: (row: readonly string[]) => row[column],
            stacked: 'text',
          }))}
          rows={block.rows}
          rowKey={(row) => row.join(' ')}
        />
      );
  }
}

/** Sections of a text that is stored as data, each under its heading and at its anchor. For inside a `Prose`. */
export function ProseSections({ sections, headingLevel = 2, extra }: ProseSectionsProps) {
  return sections.map((section) => (
    <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
      <Heading level={headingLevel} size="h3" id={`${section.id}-heading`}>
        {section.title}
      </Heading>
      {section.blocks.map((block, index) => (
        // A block has no identity besides its index.
        <BlockOf key={index} block={block} headingLevel={headingLevel === 2 ? 3 : 4} />
      ))}
      {extra?.(section)}
    </section>
  ));
}
