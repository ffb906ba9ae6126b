import { Accordion, AccordionItem } from '@jyoti/ui/accordion';
import { Button } from '@jyoti/ui/button';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { use, useState, type ReactNode } from 'react';
import { AllAtOnce, useInTurn } from '../tool/in-turn.tsx';
import type { ReportAccordion as AccordionBlock } from './report-block.ts';

/** As many headings as a phone shows below the tabs, and how many more in each later render. */
const IN_VIEW = 5;
const EACH_TURN = 8;

type Item = AccordionBlock['items'][number];

interface ReportAccordionProps extends Omit<AccordionBlock, 'type'> {
  heading: (item: Item) => ReactNode;
  content: (item: Item) => ReactNode;
}

/** Collapsed items, the first `cap` of them until the others are asked for. */
export function ReportAccordion({
  items,
  cap,
  more,
  shown,
  heading,
  content,
}: ReportAccordionProps) {
  // On paper nothing can be opened.
  const onPaper = use(AllAtOnce);
  const [isWhole, setIsWhole] = useState(items.length <= cap || onPaper);
  const [open, setOpen] = useState(() =>
    items.filter((item) => item.open || onPaper).map(({ id }) => id),
  );
  const listed = isWhole ? items : items.slice(0, cap);
  const drawn = useInTurn(listed.length, IN_VIEW, EACH_TURN);
  return (
    <Stack gap="x3">
      <Accordion
        aria-busy={drawn < listed.length}
        headingLevel={3}
        value={open}
        onValueChange={setOpen}
      >
        {listed.slice(0, drawn).map((item) => (
          <AccordionItem key={item.id} value={item.id} title={heading(item)}>
            {open.includes(item.id) && content(item)}
          </AccordionItem>
        ))}
      </Accordion>
      <Cluster justify="between">
        <Text size="small" tone="muted" role="status">
          {shown[isWhole ? 1 : 0]}
        </Text>
        {!isWhole && (
          <Button size="small" onClick={() => setIsWhole(true)}>
            {more}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
