import type { Horoscope } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { Heading, Stack } from '@jyoti/ui/layout';
import { Meter } from '@jyoti/ui/meter';
import * as styles from './horoscope.css.ts';
import { ReadingLines } from './reading-lines.tsx';
import { useHoroscopeWords } from './words.ts';

const cards = [
  { part: 'love', areas: ['love'] },
  { part: 'career', areas: ['career', 'money'] },
  { part: 'health', areas: ['health'] },
] as const;

/** Love, career and money, health: a measure each and the lines behind it. */
export function AspectCards({ horoscope }: { horoscope: Horoscope }) {
  const words = useHoroscopeWords();
  const bands = [
    { from: 0, word: words.bands.low, tone: 'weak' },
    { from: 40, word: words.bands.even, tone: 'fair' },
    { from: 60, word: words.bands.high, tone: 'strong' },
  ] as const;
  return (
    <div className={styles.aspects}>
      {cards.map(({ part, areas }) => (
        <Card as="section" key={part} aria-labelledby={`horoscope-${part}`}>
          <Stack gap="x4">
            <Heading level={2} size="h3" id={`horoscope-${part}`}>
              {words.parts[part]}
            </Heading>
            <Stack gap="x3">
              {areas.map((area) => (
                <Meter
                  key={area}
                  size="small"
                  label={words.scores[area]}
                  value={horoscope.scores[area]}
                  max={100}
                  bands={bands}
                />
              ))}
            </Stack>
            <ReadingLines horoscope={horoscope} areas={areas} />
          </Stack>
        </Card>
      ))}
    </div>
  );
}
