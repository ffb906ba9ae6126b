import type { MuhurtaResponse } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { monthAndYear } from '@jyoti/ui/dates';
import { Grid, Stack } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { SegmentedControl } from '@jyoti/ui/segmented-control';
import { useState } from 'react';
import { searchWith } from '../../../platform/data/search-params.ts';
import { useSearchChoice } from '../../../platform/data/use-search-choice.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { DayCard } from './day-card.tsx';
import { dayOrders, grouped, inOrder, type DayOrder, type DayVerdict } from './group-days.ts';
import { muhurtaResultMessages } from '../../../messages.generated/muhurta-result.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** How many days are shown at first, and at each press on the button below them. */
const PAGE = 10;

const orderOf = (search: URLSearchParams): DayOrder =>
  dayOrders.find((one) => one === search.get('order')) ?? 'best';

interface DayGroupsProps {
  response: MuhurtaResponse;
  place: string;
  hrefOf: (day: string) => string;
}

/** The good days under the headings of their verdicts, the best first; or of their months, by date. */
export function DayGroups({ response, place, hrefOf }: DayGroupsProps) {
  const words = useMessages(muhurtaResultMessages);
  const language = useLanguage();
  const choice = useSearchChoice();
  const order = orderOf(choice.shown);
  const [shown, setShown] = useState(PAGE);
  const left = response.days.length - shown;
  const groups = grouped(inOrder(response.days, order).slice(0, shown), order);
  const titleOf = (key: string) =>
    order === 'date' ? monthAndYear(language, `${key}-01`) : words.groups[key as DayVerdict];
  return (
    <Stack gap="x6">
      <SegmentedControl
        label={words.order}
        options={dayOrders.map((value) => ({ value, label: words.orders[value] }))}
        value={orderOf(choice.chosen)}
        onValueChange={(value) =>
          choice.choose(searchWith(choice.chosen, { order: value === 'date' ? value : null }))
        }
        data-print="hide"
      />
      {groups.map(({ key, days }) => (
        <Part
          key={key}
          title={titleOf(key)}
          intro={order === 'best' ? words.groupIntros[key as DayVerdict] : undefined}
        >
          <Grid as="ul" columns={{ base: 1, desktop: 2 }} gap="x4" align="start">
            {days.map((day) => (
              <DayCard key={day.date} href={hrefOf(day.date)} {...{ day, response, place }} />
            ))}
          </Grid>
        </Part>
      ))}
      {left > 0 && (
        <Button onClick={() => setShown(shown + PAGE)}>
          {words.more({ count: Math.min(left, PAGE) })}
        </Button>
      )}
    </Stack>
  );
}
