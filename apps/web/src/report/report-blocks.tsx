import { Badge } from '@jyoti/ui/badge';
import { Card } from '@jyoti/ui/card';
import { Disclosure } from '@jyoti/ui/disclosure';
import { GrahaGlyph, RashiGlyph } from '@jyoti/ui/glyphs';
import { KundliChart, type KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { Cluster, Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { MetaList } from '@jyoti/ui/meta-list';
import { Table } from '@jyoti/ui/table';
import { Fragment, useId, type ComponentType, type ReactNode } from 'react';
import { Verdict } from '../kundli/verdict.tsx';
import { Because } from '../pages/kundli-report/parts/because.tsx';
import { FactCard } from '../pages/kundli-report/parts/fact-card.tsx';
import { FactGrid, FactTile } from '../pages/kundli-report/parts/fact-tile.tsx';
import { Keywords } from '../pages/kundli-report/parts/keywords.tsx';
import { PartHeading } from '../pages/kundli-report/parts/part-heading.tsx';
import * as styles from '../pages/kundli-report/parts/parts.css.ts';
import { ReadingCard } from '../pages/kundli-report/parts/reading-card.tsx';
import { ReadingText } from '../pages/kundli-report/parts/reading-text.tsx';
import { ScrollList } from '../pages/kundli-report/parts/scroll-list.tsx';
import { StrengthBadge } from '../pages/kundli-report/parts/strength-badge.tsx';
import { WithGlyph } from '../pages/kundli-report/parts/with-glyph.tsx';
import { WithTerms } from '../pages/kundli-report/parts/with-terms.tsx';
import { Figures } from '../pages/matching-report/figures.tsx';
import { InTurn, useInTurn } from '../tool/in-turn.tsx';
import { ReportAccordion } from './report-accordion.tsx';
import type {
  KitTables,
  Reading,
  ReadingPiece,
  ReportBadge,
  ReportBlock,
  ReportCell,
  ReportFact,
  ReportPart,
  ReportTable,
  ReportValue,
} from './report-block.ts';

/** How many rows of a long table are rendered at once. */
const ROWS = 12;

interface PageProps {
  chartStyle?: KundliChartStyle;
  /** What the page renders for the blocks of type `slot`, by their name. */
  slots?: Readonly<Record<string, ReactNode>>;
  /** Components for the tables of the kit that the page's parts have, so that a page loads no others. */
  tables?: Readonly<Partial<{ [Type in keyof KitTables]: ComponentType<KitTables[Type]> }>>;
}

function ReportBadges({ badges = [] }: { badges?: readonly ReportBadge[] }) {
  return badges.map((badge) =>
    'dignity' in badge ? (
      <StrengthBadge key={badge.dignity} strength={badge.dignity} />
    ) : (
      <Badge key={badge.text} tone={badge.tone} icon={badge.icon === false ? null : undefined}>
        {badge.text}
      </Badge>
    ),
  );
}

function glyphOf({ graha, rashi }: ReportValue, size: number): ReactNode {
  if (graha) return <GrahaGlyph graha={graha} size={size} />;
  return rashi && <RashiGlyph rashi={rashi} size={size} />;
}

/** A value with its glyph and its badges. */
function Value({ value, size = 20 }: { value: ReportValue; size?: number }) {
  const { text, badges = [] } = value;
  const glyph = glyphOf(value, size);
  const name = glyph ? <WithGlyph glyph={glyph}>{text}</WithGlyph> : text;
  if (badges.length === 0) return name;
  return (
    <Cluster as="span" gap="x2">
      {name}
      <ReportBadges badges={badges} />
    </Cluster>
  );
}

const cellOf = (cell: ReportCell): ReactNode =>
  typeof cell === 'object' && cell !== null ? <Value value={cell} /> : cell;

const metaItem = ([label, value]: ReportFact) => ({
  label,
  shownAs: <WithTerms>{label}</WithTerms>,
  value: cellOf(value),
});

function Rows({ table }: { table: ReportTable }) {
  const { caption, captionShown = true, columns, rows, marked = [], total, display } = table;
  const drawn = useInTurn(rows.length, display === 'scroll' ? rows.length : ROWS, ROWS);
  const id = (column: number) => String(column);
  return (
    <Table
      caption={caption}
      captionHidden={display === 'scroll' || !captionShown}
      columns={columns.map(({ header, numeric, stacked }, column) => ({
        id: id(column),
        header,
        numeric,
        stacked,
        cell: (row: ReportTable['rows'][number]) => cellOf(row[column]),
      }))}
      rows={rows.slice(0, drawn)}
      rowKey={(_, row) => row}
      isCurrent={(_, row) => marked.includes(row)}
      footer={total && Object.fromEntries(total.map((cell, column) => [id(column), cellOf(cell)]))}
      narrow={table.keepsGrid ? 'scroll' : 'stack'}
      aria-busy={drawn < rows.length}
    />
  );
}

function Cards({ table: { columns, rows } }: { table: ReportTable }) {
  return (
    <Grid minItem="18rem">
      {rows.map(([title, ...cells], index) => (
        <FactCard
          key={index}
          title={cellOf(title)}
          items={cells.map((cell, column) => metaItem([columns[column + 1]!.header, cell]))}
        />
      ))}
    </Grid>
  );
}

function Piece({ piece, titleId }: { piece: ReadingPiece; titleId: string }) {
  if ('keywords' in piece) {
    return <Keywords title={piece.title} words={piece.keywords} tone="plain" />;
  }
  if ('list' in piece) {
    if (piece.list.length === 0) return piece.none && <Text tone="muted">{piece.none}</Text>;
    return (
      <ul className={styles.list} aria-labelledby={titleId}>
        {piece.list.map((sentence) => (
          <li key={sentence}>
            <WithTerms>{sentence}</WithTerms>
          </li>
        ))}
      </ul>
    );
  }
  const { title, text, look } = piece;
  if (!text) return null;
  if (look === 'verse') return <p className={styles.mantra}>{text}</p>;
  if (look === 'strong') return <Text weight="strong">{text}</Text>;
  if (look === 'quiet') {
    return (
      <Text size="small" tone="muted">
        {text}
      </Text>
    );
  }
  return <ReadingText title={title}>{text}</ReadingText>;
}

function ReadingOf({ reading }: { reading: Reading }) {
  const { title, graha, badges = [], aside, pieces, because } = reading;
  const titleId = useId();
  const name = <WithTerms>{title}</WithTerms>;
  return (
    <ReadingCard
      as={pieces.some((piece) => 'list' in piece) ? 'section' : 'article'}
      title={
        <span id={titleId}>
          {graha ? (
            <Cluster as="span" gap="x2">
              <GrahaGlyph graha={graha} size={22} />
              <span>{name}</span>
            </Cluster>
          ) : (
            name
          )}
        </span>
      }
      mark={
        (badges.length > 0 || aside) && (
          <Cluster gap="x2">
            <ReportBadges badges={badges} />
            {aside && (
              <Text as="span" tone="muted" size="small">
                {aside}
              </Text>
            )}
          </Cluster>
        )
      }
      because={because && <WithTerms>{because}</WithTerms>}
    >
      {pieces.map((piece, index) => (
        <Piece key={index} piece={piece} titleId={titleId} />
      ))}
    </ReadingCard>
  );
}

function SectionOf({
  block: { title, headingLevel = 3, framed, blocks },
  ...page
}: PageProps & { block: Extract<ReportBlock, { type: 'section' }> }) {
  const id = useId();
  const content = (
    <>
      <Heading level={headingLevel} size={headingLevel === 2 ? 'h3' : 'h4'} id={id}>
        <WithTerms>{title}</WithTerms>
      </Heading>
      <ReportBlocks blocks={blocks} {...page} />
    </>
  );
  if (framed) {
    return (
      <Card as="section" aria-labelledby={id}>
        <Stack gap="x3">{content}</Stack>
      </Card>
    );
  }
  return (
    <Stack as="section" gap="x3" aria-labelledby={id}>
      {content}
    </Stack>
  );
}

function Block({ block, ...page }: PageProps & { block: ReportBlock }) {
  switch (block.type) {
    case 'text': {
      const { text, look } = block;
      if (!text) return null;
      return (
        <Text
          className={styles.reading}
          size={look === 'small' ? 'small' : undefined}
          tone={look === 'small' || look === 'quiet' ? 'muted' : undefined}
          weight={look === 'strong' ? 'strong' : undefined}
        >
          <WithTerms>{text}</WithTerms>
        </Text>
      );
    }
    case 'because':
      return (
        <Because>
          <WithTerms>{block.text}</WithTerms>
        </Because>
      );
    case 'facts': {
      const { title, items, columns, intro, because } = block;
      const list = items.map(metaItem);
      if (title === undefined) return <MetaList items={list} columns={columns} />;
      return (
        <FactCard title={title} items={list} columns={columns}>
          {intro && (
            <Text size="small" tone="muted">
              <WithTerms>{intro}</WithTerms>
            </Text>
          )}
          {because && <Because>{because}</Because>}
        </FactCard>
      );
    }
    case 'tiles':
      return (
        <FactGrid>
          {block.items.map(({ label, value, detail }) => (
            <FactTile
              key={label}
              glyph={glyphOf(value, 32)}
              label={label}
              value={value.text}
              detail={detail}
            />
          ))}
        </FactGrid>
      );
    case 'figures':
      return <Figures items={block.items} />;
    case 'readings':
      return (
        <div className={styles.readings}>
          {block.items.map((reading) => (
            <ReadingOf key={reading.title} reading={reading} />
          ))}
        </div>
      );
    case 'verdict': {
      const { present, answer, sentence, blocks } = block;
      return (
        <Verdict present={present} answer={answer} sentence={sentence} response={undefined}>
          <ReportBlocks blocks={blocks} {...page} />
        </Verdict>
      );
    }
    case 'charts':
      return (
        <Grid minItem="20rem" columns={2}>
          <InTurn atOnce={1}>
            {block.charts.map(({ title, heading, data, middle }) => (
              <Stack key={title} gap="x3">
                {heading && (
                  <Heading level={3} size="h4">
                    {heading}
                  </Heading>
                )}
                <KundliChart title={title} data={data} variant={page.chartStyle} middle={middle} />
              </Stack>
            ))}
          </InTurn>
        </Grid>
      );
    case 'table':
      if (block.display === 'cards') return <Cards table={block} />;
      if (block.display !== 'scroll') return <Rows table={block} />;
      return (
        <ScrollList label={block.caption}>
          <Rows table={block} />
        </ScrollList>
      );
    case 'section':
      return <SectionOf block={block} {...page} />;
    case 'columns':
      return (
        <Grid minItem="20rem" columns={2}>
          {block.columns.map((column, index) => (
            <Stack key={index} gap="x5">
              <ReportBlocks blocks={column} {...page} />
            </Stack>
          ))}
        </Grid>
      );
    case 'disclosure':
      return (
        <Disclosure label={block.label} defaultOpen={block.open}>
          <Stack gap="x3">
            <ReportBlocks blocks={block.blocks} {...page} />
          </Stack>
        </Disclosure>
      );
    case 'accordion':
      return (
        <ReportAccordion
          {...block}
          heading={({ heading }) => <Value value={heading} />}
          content={({ blocks }) => <ReportBlocks blocks={blocks} {...page} />}
        />
      );
    case 'slot':
      return page.slots?.[block.name];
    default: {
      const KitTable = page.tables?.[block.type] as ComponentType<typeof block.props> | undefined;
      return KitTable && <KitTable {...block.props} />;
    }
  }
}

/** Blocks of a report one below the other, with the kit's components. The parent spaces them. */
export function ReportBlocks({ blocks, ...page }: PageProps & { blocks: readonly ReportBlock[] }) {
  return blocks.map((block, index) => (
    <Fragment key={index}>
      <Block block={block} {...page} />
    </Fragment>
  ));
}

/** A part of a report under its heading; the blocks below the first appear in later renders, so that input is not delayed. */
export function ReportPartView({
  title,
  part,
  ...page
}: PageProps & { title: string; part: ReportPart | null }) {
  if (!part) return null;
  return (
    <Stack gap="x5">
      <PartHeading title={title} intro={part.intro} />
      <InTurn atOnce={2}>
        {part.blocks.map((block, index) => (
          <Block key={index} block={block} {...page} />
        ))}
      </InTurn>
    </Stack>
  );
}
