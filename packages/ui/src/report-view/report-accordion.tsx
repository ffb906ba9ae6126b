import { Accordion, AccordionItem } from '../accordion/index.ts';
import { Button } from '../button/index.ts';
import { Cluster, Grid, Heading, Stack, Text } from '../layout/index.ts';
import { use, useState, type ReactNode } from 'react';
import { RenderAtOnce, useProgressiveRender } from '../progressive-render/index.ts';
import type { ReportAccordion as AccordionBlock } from './report-data.ts';

/** Number of headings in the first render, as many as a phone shows below the tabs, and in each later render. */
const IN_VIEW = 5;
const EACH_TURN = 8;

type Item = AccordionBlock['items'][number];

interface ReportAccordionProps extends Omit<AccordionBlock, 'type'> {
  heading: (item: Item) => ReactNode;
  content: (item: Item) => ReactNode;
}

/** Short tables are side by side on paper. */
const isOneTable = ({ blocks: [block, ...others] }: Item) =>
  block?.type === 'table' && others.length === 0;

/** Collapsed items; only the first `cap` of them until the visitor shows the rest. */
export function ReportAccordion({
  items,
  cap = items.length,
  more,
  counts,
  leftOut,
  heading,
  content,
}: ReportAccordionProps) {
  // In print nothing can be expanded.
  const isOnPaper = use(RenderAtOnce);
  const [showsAll, setShowsAll] = useState(items.length <= cap || isOnPaper);
  const [open, setOpen] = useState(() =>
    items.filter((item) => item.open || isOnPaper).map(({ id }) => id),
  );
  const printed = items.filter(({ pageOnly }) => !pageOnly);
  const note = printed.length < items.length && leftOut !== undefined && (
    <Text size="small" tone="muted">
      {leftOut}
    </Text>
  );
  const listed = isOnPaper ? printed : showsAll ? items : items.slice(0, cap);
  const rendered = useProgressiveRender(listed.length, IN_VIEW, EACH_TURN);
  if (isOnPaper && items.every(isOneTable))
    return (
      <Stack gap="x3">
        <Grid minItem="18rem" columns={2} gap="x5">
          {printed.map((item) => (
            <Stack key={item.id} gap="x2" data-print="keep">
              <Heading level={3} size="h4">
                {heading(item)}
              </Heading>
              {content(item)}
            </Stack>
          ))}
        </Grid>
        {note}
      </Stack>
    );
  return (
    <Stack gap="x3">
      <Accordion
        aria-busy={rendered < listed.length}
        headingLevel={3}
        value={open}
        onValueChange={setOpen}
      >
        {listed.slice(0, rendered).map((item) => (
          <AccordionItem key={item.id} value={item.id} title={heading(item)}>
            {open.includes(item.id) && content(item)}
          </AccordionItem>
        ))}
      </Accordion>
      {isOnPaper
        ? note
        : counts && (
            <Cluster justify="between">
              <Text size="small" tone="muted" role="status">
                {counts[showsAll ? 1 : 0]}
              </Text>
              {!showsAll && (
                <Button size="small" onClick={() => setShowsAll(true)}>
                  {more}
                </Button>
              )}
            </Cluster>
          )}
    </Stack>
  );
}
