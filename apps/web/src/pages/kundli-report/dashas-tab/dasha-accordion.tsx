import { Accordion, AccordionItem } from '@jyoti/ui/accordion';
import { Button } from '@jyoti/ui/button';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { isRunning } from '@jyoti/ui/periods-table';
import { useState, type ReactNode } from 'react';
import { useInTurn } from '../../../tool/in-turn.tsx';
import { useDashasTabWords } from './words.ts';

/** As many headings as a phone shows below the tabs, and how many more with every turn. */
const IN_VIEW = 5;
const EACH_TURN = 8;

interface Entry {
  start: string;
  end: string;
  heading: ReactNode;
  content: ReactNode;
}

/** So many of so many, and the way to the rest where there is one. */
export function Footer({
  shown,
  total,
  onMore,
}: {
  shown: number;
  total: number;
  onMore?: () => void;
}) {
  const words = useDashasTabWords();
  return (
    <Cluster justify="between">
      <Text size="small" tone="muted" role="status">
        {words.footer(shown, total)}
      </Text>
      {onMore && shown < total && (
        <Button size="small" onClick={onMore}>
          {words.more}
        </Button>
      )}
    </Cluster>
  );
}

/** Dashas folded to their headings, the first `cap` of them until more are asked for; the running one stands open. */
export function DashaAccordion({
  entries,
  cap,
  now,
}: {
  entries: readonly Entry[];
  cap: number;
  now: string;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const [open, setOpen] = useState(() =>
    entries.filter((entry) => isRunning(entry, now)).map(({ start }) => start),
  );
  const shown = isWhole ? entries : entries.slice(0, cap);
  const drawn = useInTurn(shown.length, IN_VIEW, EACH_TURN);
  return (
    <Stack gap="x3">
      <Accordion
        aria-busy={drawn < shown.length}
        headingLevel={3}
        open={open}
        onOpenChange={setOpen}
      >
        {shown.slice(0, drawn).map(({ start, heading, content }) => (
          <AccordionItem key={start} value={start} heading={heading}>
            {open.includes(start) && content}
          </AccordionItem>
        ))}
      </Accordion>
      <Footer
        shown={shown.length}
        total={entries.length}
        onMore={isWhole ? undefined : () => setIsWhole(true)}
      />
    </Stack>
  );
}
