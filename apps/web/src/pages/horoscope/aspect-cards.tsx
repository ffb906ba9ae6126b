import type { Horoscope } from '@jyoti/contract';
import { Grid } from '@jyoti/ui/layout';
import { ScoreCard } from '@jyoti/ui/score-card';
import { AreaLines } from './area-lines.tsx';
import { useHoroscopeWords } from './words.ts';

const cards = [
  { part: 'love', areas: ['love'] },
  { part: 'career', areas: ['career', 'money'] },
  { part: 'health', areas: ['health'] },
] as const;

/** Love, career and money, health: their scores, and the lines behind them. */
export function AspectCards({ horoscope }: { horoscope: Horoscope }) {
  const words = useHoroscopeWords();
  const bands = [
    { from: 0, word: words.bands.low, tone: 'weak' },
    { from: 40, word: words.bands.even, tone: 'fair' },
    { from: 60, word: words.bands.high, tone: 'strong' },
  ] as const;
  return (
    <Grid columns={{ base: 1, desktop: 3 }}>
      {cards.map(({ part, areas }) => (
        <ScoreCard
          key={part}
          title={words.parts[part]}
          scores={areas.map((area) => ({
            label: words.scores[area],
            value: horoscope.scores[area],
          }))}
          bands={bands}
        >
          <AreaLines horoscope={horoscope} areas={areas} />
        </ScoreCard>
      ))}
    </Grid>
  );
}
