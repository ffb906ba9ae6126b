import { Badge } from '@jyoti/ui/badge';
import { Card } from '@jyoti/ui/card';
import { Disclosure } from '@jyoti/ui/disclosure';
import { FactCard } from '@jyoti/ui/fact-card';
import { FactGrid, FactTile } from '@jyoti/ui/fact-grid';
import { GrahaGlyph, RashiGlyph, WithGlyph } from '@jyoti/ui/glyphs';
import { KundliChart, type KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { Cluster, Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { MetaList } from '@jyoti/ui/meta-list';
import { Part, PartHeading } from '@jyoti/ui/part';
import {
  BasedOn,
  Keywords,
  ReadingCard,
  ReadingList,
  ReadingText,
  Verse,
} from '@jyoti/ui/reading-card';
import { ScrollList } from '@jyoti/ui/scroll-list';
import { Table } from '@jyoti/ui/table';
import { TermText } from '@jyoti/ui/term-tip';
import { Verdict } from '@jyoti/ui/verdict';
import { Fragment, use, useId, type ComponentType, type ReactNode } from 'react';
import { AllAtOnce, InTurn, useInTurn } from '../tool/in-turn.tsx';
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
import { StrengthBadge } from './strength-badge.tsx';

/** How many rows of a long table are rendered at once. */
const ROWS = 12;

interface PageProps {
  chartStyle?: KundliChartStyle;
  /** What the page renders for the blocks of type `slot`, by their name. */
  slots?: Readonly<Record<string, ReactNode>>;
  /** Components for the tables of the kit that the page's parts have, so that a page loads no others. */
  tables?: Readonly<Partial<{ [Type in keyof KitTables]: ComponentType<KitTables[Type]> }>>;
}

function ReportBadges({ badges }: { badges: readonly ReportBadge[] }) {
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

function glyphOf({ graha, rashi }: Pick<ReportValue, 'graha' | 'rashi'>, size: number): ReactNode {
  if (graha) return <GrahaGlyph graha={graha} size={size} />;
  return rashi && <RashiGlyph sign={rashi} size={size} />;
}

/** A component of the page; on paper, where it cannot be used, what is in its place. */
function Slot({ block, page }: { block: Extract<ReportBlock, { type: 'slot' }>; page: PageProps }) {
  const onPaper = use(AllAtOnce);
  return onPaper && block.onPaper ? (
    <ReportBlocks blocks={block.onPaper} {...page} />
  ) : (
    page.slots?.[block.name]
  );
}

/** A value with its glyph and its badges. */
function Value({ value }: { value: ReportValue }) {
  const { text, badges = [], href } = value;
  const glyph = glyphOf(value, 20);
  const words = href ? <Link href={href}>{text}</Link> : text;
  const name = glyph ? <WithGlyph glyph={glyph}>{words}</WithGlyph> : words;
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
  shownAs: <TermText>{label}</TermText>,
  value: cellOf(value),
});

function Rows({ table }: { table: ReportTable }) {
  const { caption, captionShown = true, columns, rows, marked = [], total, display } = table;
  const inBox = display === 'scroll';
  const rendered = useInTurn(rows.length, inBox ? rows.length : ROWS, ROWS);
  const id = (column: number) => String(column);
  return (
    <Table
      caption={caption}
      captionHidden={inBox || !captionShown}
      columns={columns.map(({ header, numeric, stacked }, column) => ({
        id: id(column),
        header,
        numeric,
        stacked,
        cell: (row: ReportTable['rows'][number]) => cellOf(row[column]),
      }))}
      rows={rows.slice(0, rendered)}
      rowKey={(_, row) => row}
      isCurrent={(_, row) => marked.includes(row)}
      footer={total && Object.fromEntries(total.map((cell, column) => [id(column), cellOf(cell)]))}
      narrow={table.keepsGrid ? 'scroll' : 'stack'}
      aria-busy={rendered < rows.length}
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

function Piece({ piece }: { piece: ReadingPiece }) {
  if ('keywords' in piece) return <Keywords title={piece.title} words={piece.keywords} />;
  if ('list' in piece) {
    if (piece.list.length === 0) return piece.none && <Text tone="muted">{piece.none}</Text>;
    return (
      <ReadingList
        items={piece.list.map((sentence) => (
          <TermText key={sentence}>{sentence}</TermText>
        ))}
      />
    );
  }
  const { title, text, look } = piece;
  if (!text) return null;
  if (look === 'verse') return <Verse>{text}</Verse>;
  if (look === 'strong') return <Text weight="strong">{text}</Text>;
  if (look === 'quiet') {
    return (
      <Text size="small" tone="muted">
        {text}
      </Text>
    );
  }
  return <ReadingText title={title && <TermText>{title}</TermText>}>{text}</ReadingText>;
}

function ReadingOf({ reading, headingLevel }: { reading: Reading; headingLevel?: 2 | 3 | 4 }) {
  const { as, title, graha, badges = [], aside, pieces, basedOn } = reading;
  const name = <TermText>{title}</TermText>;
  return (
    <ReadingCard
      as={as}
      headingLevel={headingLevel}
      title={graha ? <WithGlyph glyph={glyphOf({ graha }, 22)}>{name}</WithGlyph> : name}
      aside={
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
      basedOn={basedOn && <TermText>{basedOn}</TermText>}
    >
      {pieces.map((piece, index) => (
        <Piece key={index} piece={piece} />
      ))}
    </ReadingCard>
  );
}

function SectionOf({
  block: { title, headingLevel = 3, framed, blocks },
  ...page
}: PageProps & { block: Extract<ReportBlock, { type: 'section' }> }) {
  const id = useId();
  const name = <TermText>{title}</TermText>;
  if (!framed) {
    return (
      <Part title={name} headingLevel={headingLevel} gap="x3">
        <ReportBlocks blocks={blocks} {...page} />
      </Part>
    );
  }
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="x3">
        <PartHeading title={name} headingLevel={headingLevel} headingId={id} />
        <ReportBlocks blocks={blocks} {...page} />
      </Stack>
    </Card>
  );
}

function Block({ block, ...page }: PageProps & { block: ReportBlock }) {
  switch (block.type) {
    case 'text': {
      const { text, look } = block;
      if (!text) return null;
      return (
        <Text
          size={look === 'small' ? 'small' : undefined}
          tone={look === 'small' || look === 'quiet' ? 'muted' : undefined}
          weight={look === 'strong' ? 'strong' : undefined}
        >
          <TermText>{text}</TermText>
        </Text>
      );
    }
    case 'basedOn':
      return (
        <BasedOn>
          <TermText>{block.text}</TermText>
        </BasedOn>
      );
    case 'facts': {
      const { title, headingLevel, items, columns, intro, basedOn } = block;
      const list = items.map(metaItem);
      if (title === undefined) return <MetaList items={list} columns={columns} />;
      return (
        <FactCard title={title} headingLevel={headingLevel} items={list} columns={columns}>
          {intro && (
            <Text size="small" tone="muted">
              <TermText>{intro}</TermText>
            </Text>
          )}
          {basedOn && <BasedOn>{basedOn}</BasedOn>}
        </FactCard>
      );
    }
    case 'tiles':
      return (
        <FactGrid>
          {block.items.map(({ label, value, detail }) => (
            <FactTile
              key={label}
              icon={glyphOf(value, 32)}
              label={<TermText>{label}</TermText>}
              value={value.text}
              detail={detail}
            />
          ))}
        </FactGrid>
      );
    case 'figures':
      return (
        <FactGrid>
          {block.items.map(({ label, value }) => (
            <FactTile key={label} label={label} value={value} />
          ))}
        </FactGrid>
      );
    case 'readings':
      return (
        <Grid minItem="28rem" autoFit>
          {block.items.map((reading, index) => (
            <ReadingOf key={index} reading={reading} headingLevel={block.headingLevel} />
          ))}
        </Grid>
      );
    case 'verdict':
      return (
        <Verdict present={block.present} answer={block.answer} title={block.sentence}>
          <ReportBlocks blocks={block.blocks} {...page} />
        </Verdict>
      );
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
        <ScrollList title={block.caption}>
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
      return <Slot block={block} page={page} />;
    default: {
      const KitTable = page.tables?.[block.type] as ComponentType<typeof block.props> | undefined;
      return KitTable && <KitTable {...block.props} />;
    }
  }
}

/** Blocks of a report one below the other. The parent sets the space between them. */
export function ReportBlocks({ blocks, ...page }: PageProps & { blocks: readonly ReportBlock[] }) {
  return blocks.map((block, index) => (
    <Fragment key={index}>
      <Block block={block} {...page} />
    </Fragment>
  ));
}

/** A part of a report under its heading. The blocks below the second appear in later renders, so that input is not delayed. */
export function ReportPartView({
  title,
  part,
  ...page
}: PageProps & { title: string; part: ReportPart | null }) {
  if (!part) return null;
  return (
    <Stack gap="x5">
      <PartHeading title={title}>
        <TermText>{part.intro}</TermText>
      </PartHeading>
      <InTurn atOnce={2}>
        {part.blocks.map((block, index) => (
          <Block key={index} block={block} {...page} />
        ))}
      </InTurn>
    </Stack>
  );
}
