import type { MuhurtaDocument, MuhurtaGroup } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Grid, Stack } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { ToggleGroup } from '@jyoti/ui/toggle';
import { useState } from 'react';
import { searchWith } from '../../../platform/data/search-params.ts';
import { useSearchChoice } from '../../../platform/data/use-search-choice.ts';
import { DayCard } from './day-card.tsx';
import { muhurtaResultMessages } from '../../../messages.generated/muhurta-result.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** How many days are shown at first, and at each press on the button below them. */
const PAGE = 10;

const orders = ['best', 'date'] as const;
const orderOf = (search: URLSearchParams) =>
  orders.find((one) => one === search.get('order')) ?? 'best';

/** The first days of groups in order. */
function firstOf(groups: readonly MuhurtaGroup[], count: number): MuhurtaGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const days = group.days.slice(0, left);
    left -= days.length;
    return days.length > 0 ? [{ ...group, days }] : [];
  });
}

interface DayGroupsProps {
  report: MuhurtaDocument;
  place: string;
  hrefOf: (day: string) => string;
}

/** The good days under the headings of their verdicts, the best first; or of their months, by date. */
export function DayGroups({ report, place, hrefOf }: DayGroupsProps) {
  const words = useMessages(muhurtaResultMessages);
  const choice = useSearchChoice();
  const [shown, setShown] = useState(PAGE);
  const { days } = report;
  const left = days.length - shown;
  return (
    <Stack gap="x6">
      <ToggleGroup
        label={words.order}
        options={orders.map((value) => ({ value, label: words.orders[value] }))}
        value={orderOf(choice.chosen)}
        onValueChange={(value) =>
          choice.choose(searchWith(choice.chosen, { order: value === 'date' ? value : null }))
        }
        data-print="hide"
      />
      {firstOf(report.orders[orderOf(choice.shown)], shown).map((group) => (
        <Section key={group.key} title={group.title} description={group.intro || undefined}>
          <Grid as="ul" columns={{ base: 1, desktop: 2 }} gap="x4" align="start">
            {group.days.map((at) => (
              <DayCard
                key={at}
                day={days[at]!}
                href={hrefOf(days[at]!.date)}
                {...{ report, place }}
              />
            ))}
          </Grid>
        </Section>
      ))}
      {left > 0 && (
        <Button onClick={() => setShown(shown + PAGE)}>
          {words.more({ count: Math.min(left, PAGE) })}
        </Button>
      )}
    </Stack>
  );
}
