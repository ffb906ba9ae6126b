import type { Sadesati } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Stack, Text } from '@jyoti/ui/layout';
import { TermText } from '@jyoti/ui/term-tip';
import { rashiName } from '../../../kundli/chart-data.ts';
import { dayOf } from '../../../kundli/format.ts';
import { PeriodsInTurn } from '../parts/periods-in-turn.tsx';
import { useDoshasTabWords } from './words.ts';

/** Saturn's passages over the Moon, from its true entries into the signs. */
export function SadeSati({
  sadesati,
  timezone,
  now,
}: {
  sadesati: Sadesati;
  /** Of the place of birth. */
  timezone: string;
  now: string;
}) {
  const words = useDoshasTabWords().sadesati;
  const { current } = sadesati;
  return (
    <Disclosure label={words.title}>
      <Stack gap="x3">
        <Text>
          <TermText>{words.intro(rashiName(sadesati.moon_sign))}</TermText>{' '}
          {current
            ? words.now(
                words.phases[current.phase],
                rashiName(current.zodiac),
                dayOf(current.end, timezone),
              )
            : words.notNow}
        </Text>
        {sadesati.bot_response && <Text>{sadesati.bot_response}</Text>}
        <PeriodsInTurn
          caption={words.caption}
          nameHeader={words.cycle}
          rows={sadesati.cycles.map(({ start, end }, index) => ({
            name: words.cycleName(index + 1),
            start,
            end,
          }))}
          now={now}
          timeZone={timezone}
        />
      </Stack>
    </Disclosure>
  );
}
