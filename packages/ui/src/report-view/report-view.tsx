import { Fragment, use, type ComponentType, type ReactNode } from 'react';
import { RenderAtOnce, ProgressiveRender } from '../progressive-render/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { Section, SectionHeader } from '../section/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { KundliChart, type KundliChartStyle } from '../kundli-chart/index.ts';
import { Grid, Heading, Stack, Text, type StackProps } from '../layout/index.ts';
import { BasedOn } from '../reading-card/index.ts';
import { TermText } from '../term-tip/index.ts';
import { Verdict } from '../verdict/index.ts';
import { ReportAccordion } from './report-accordion.tsx';
import type { KitTableBlock, KitTables, ReportBlock } from './report-data.ts';
import { Readings } from './report-readings.tsx';
import { TableOf } from './report-tables.tsx';
import { factItem, glyphOf, Value } from './report-value.tsx';

interface BlockOptions {
  /** Style of its charts. @default "north" */
  chartStyle?: KundliChartStyle;
  /** Content of the blocks of type `slot`, by their name. */
  slots?: Readonly<Record<string, ReactNode>>;
  /** The key of the item that each block of type `choice` shows, by its name. @default the first item */
  choices?: Readonly<Record<string, string>>;
  /** Components for the tables of the kit that the blocks have, so that a page loads no others. */
  tables?: Readonly<Partial<{ [Type in keyof KitTables]: ComponentType<KitTables[Type]> }>>;
}

export interface ReportViewProps extends BlockOptions, Omit<StackProps, 'title' | 'children'> {
  /** The heading of the part. @default no heading */
  title?: string;
  /** A sentence below the heading. */
  intro?: string;
  /** The blocks, in order. */
  blocks: readonly ReportBlock[];
  /**
   * Number of blocks in the first render. The others follow one by one after a paint, so that a slow device stays
   * responsive; within `RenderAtOnce`, as for printing, all are rendered at once. @default all
   */
  atOnce?: number;
}

function SectionOf({
  block: { title, headingLevel = 3, framed, blocks },
  ...options
}: BlockOptions & { block: Extract<ReportBlock, { type: 'section' }> }) {
  return (
    <Section
      variant={framed ? 'card' : 'plain'}
      title={<TermText>{title}</TermText>}
      headingLevel={headingLevel}
      gap="x3"
    >
      <Blocks blocks={blocks} {...options} />
    </Section>
  );
}

/** A component of the page; in print, its replacement. */
function SlotOf({
  block: { name, onPaper },
  ...options
}: BlockOptions & { block: Extract<ReportBlock, { type: 'slot' }> }) {
  const isOnPaper = use(RenderAtOnce);
  return isOnPaper && onPaper ? <Blocks blocks={onPaper} {...options} /> : options.slots?.[name];
}

/** The chosen item below the component that chooses; in print, all items. */
function ChoiceOf({
  block: { name, items },
  ...options
}: BlockOptions & { block: Extract<ReportBlock, { type: 'choice' }> }) {
  const isOnPaper = use(RenderAtOnce);
  const chosen = items.find(({ key }) => key === options.choices?.[name]) ?? items[0];
  return (
    <>
      {!isOnPaper && options.slots?.[name]}
      <Blocks
        blocks={isOnPaper ? items.flatMap(({ blocks }) => blocks) : (chosen?.blocks ?? [])}
        {...options}
      />
    </>
  );
}

/** A component of the kit that the page has given; in print, its replacement. */
function KitTableOf({ block, ...options }: BlockOptions & { block: KitTableBlock }) {
  const isOnPaper = use(RenderAtOnce);
  if (isOnPaper && block.onPaper) return <Blocks blocks={block.onPaper} {...options} />;
  const KitTable = options.tables?.[block.type] as ComponentType<typeof block.props> | undefined;
  return KitTable && <KitTable {...block.props} />;
}

function DisclosureOf({
  block: { label, open, pageOnly, blocks },
  ...options
}: BlockOptions & { block: Extract<ReportBlock, { type: 'disclosure' }> }) {
  const isOnPaper = use(RenderAtOnce);
  if (pageOnly && isOnPaper) return null;
  return (
    <Disclosure label={label} defaultOpen={open}>
      <Stack gap="x3">
        <Blocks blocks={blocks} {...options} />
      </Stack>
    </Disclosure>
  );
}

function TextOf({ text, look, pageOnly }: Extract<ReportBlock, { type: 'text' }>) {
  const isOnPaper = use(RenderAtOnce);
  if (!text || (pageOnly && isOnPaper)) return null;
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

function Facts({ block }: { block: Extract<ReportBlock, { type: 'facts' }> }) {
  const { title, headingLevel, items, columns, intro, basedOn } = block;
  const facts = <DescriptionList items={items.map(factItem)} columns={columns} />;
  if (title === undefined) return facts;
  return (
    <Section variant="card" title={title} headingLevel={headingLevel ?? 3}>
      {intro && (
        <Text size="small" tone="muted">
          <TermText>{intro}</TermText>
        </Text>
      )}
      {basedOn && <BasedOn>{basedOn}</BasedOn>}
      {facts}
    </Section>
  );
}

function Charts({
  block: { charts, perRow },
  variant,
}: {
  block: Extract<ReportBlock, { type: 'charts' }>;
  variant: KundliChartStyle | undefined;
}) {
  const isOnPaper = use(RenderAtOnce);
  return (
    <Grid minItem={isOnPaper ? '12rem' : '20rem'} columns={isOnPaper ? perRow : 2}>
      <ProgressiveRender atOnce={1}>
        {charts.map(({ label, title, data, middle }) => (
          <Stack key={label} gap="x3" data-print="keep">
            {title && (
              <Heading level={3} size="h4">
                {title}
              </Heading>
            )}
            <KundliChart title={label} data={data} variant={variant} middle={middle} />
          </Stack>
        ))}
      </ProgressiveRender>
    </Grid>
  );
}

/** Blocks side by side. */
function Columns({
  block: { columns, stackedOnPaper = false },
  ...options
}: BlockOptions & { block: Extract<ReportBlock, { type: 'columns' }> }) {
  const isStacked = use(RenderAtOnce) && stackedOnPaper;
  return (
    <Grid minItem="20rem" columns={isStacked ? 1 : 2}>
      {columns.map((column, index) => (
        <Stack key={index} gap="x5">
          <Blocks blocks={column} {...options} />
        </Stack>
      ))}
    </Grid>
  );
}

function Block({ block, ...options }: BlockOptions & { block: ReportBlock }) {
  switch (block.type) {
    case 'text':
      return <TextOf {...block} />;
    case 'basedOn':
      return (
        <BasedOn>
          <TermText>{block.text}</TermText>
        </BasedOn>
      );
    case 'facts':
      return <Facts block={block} />;
    case 'tiles':
      return (
        <DescriptionList
          layout="grid"
          items={block.items.map(({ label, value, detail }) => ({
            icon: glyphOf(value, 32),
            label: <TermText>{label}</TermText>,
            value: value.text,
            detail,
          }))}
        />
      );
    case 'figures':
      return <DescriptionList layout="grid" items={block.items} />;
    case 'readings':
      return <Readings block={block} />;
    case 'verdict':
      return (
        <Verdict present={block.present} answer={block.answer} title={block.sentence}>
          <Blocks blocks={block.blocks} {...options} />
        </Verdict>
      );
    case 'charts':
      return <Charts block={block} variant={options.chartStyle} />;
    case 'table':
      return <TableOf table={block} />;
    case 'section':
      return <SectionOf block={block} {...options} />;
    case 'columns':
      return <Columns block={block} {...options} />;
    case 'disclosure':
      return <DisclosureOf block={block} {...options} />;
    case 'accordion':
      return (
        <ReportAccordion
          {...block}
          heading={({ title: value }) => <Value value={value} />}
          content={({ blocks }) => <Blocks blocks={blocks} {...options} />}
        />
      );
    case 'choice':
      return <ChoiceOf block={block} {...options} />;
    case 'slot':
      return <SlotOf block={block} {...options} />;
    default:
      return <KitTableOf block={block} {...options} />;
  }
}

/** Blocks one below the other. The parent sets the space between them. */
function Blocks({ blocks, ...options }: BlockOptions & { blocks: readonly ReportBlock[] }) {
  return blocks.map((block, index) => (
    <Fragment key={index}>
      <Block block={block} {...options} />
    </Fragment>
  ));
}

/** A part of a report, from its description as data. */
export function ReportView({
  title,
  intro,
  blocks,
  atOnce = Infinity,
  chartStyle,
  slots,
  choices,
  tables,
  ...rest
}: ReportViewProps) {
  const options = { chartStyle, slots, choices, tables };
  return (
    <Stack gap="x5" {...rest}>
      {title !== undefined && (
        <SectionHeader title={title} description={intro && <TermText>{intro}</TermText>} />
      )}
      <ProgressiveRender atOnce={atOnce}>
        {blocks.map((block, index) => (
          <Block key={index} block={block} {...options} />
        ))}
      </ProgressiveRender>
    </Stack>
  );
}
