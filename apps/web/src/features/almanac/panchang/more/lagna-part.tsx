import type { PanchangMore } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { useNames } from '../../../../platform/words/names.ts';
import type { DayOfTimes } from '../time-of-day.tsx';
import { SpansTable } from './spans-table.tsx';
import { panchangMoreMessages } from '../../../../messages.generated/panchang-more.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';

interface LagnaPartProps {
  day: DayOfTimes;
  lagnas: PanchangMore['lagna'];
}

/** The signs that rise from sunrise to sunrise. */
export function LagnaPart({ day, lagnas }: LagnaPartProps) {
  const { lagna: words } = useMessages(panchangMoreMessages);
  const names = useNames();
  return (
    <Part title={words.title} headingLevel={3} intro={words.text}>
      {lagnas.length === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <SpansTable
          caption={words.title}
          captionHidden
          isShort
          day={day}
          spans={lagnas}
          name={{ id: 'sign', header: words.sign, cell: ({ sign }) => names.sign(sign) }}
        />
      )}
    </Part>
  );
}
