import type { Horoscope, HoroscopeOutlook } from '@jyoti/contract';
import { Badge, type BadgeTone } from '@jyoti/ui/badge';
import { Cluster, Grid } from '@jyoti/ui/layout';
import { ReadingCard } from '@jyoti/ui/reading-card';
import { AreaLines } from './area-lines.tsx';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const cards = [
  { part: 'love', areas: ['love'], outlooks: ['love'] },
  { part: 'career', areas: ['career', 'money'], outlooks: ['career', 'money'] },
  // Health gets no rating.
  { part: 'health', areas: ['health'], outlooks: [] },
] as const;

/** "Quiet" is not a warning, so it has the neutral tone. */
const tones: Readonly<Record<HoroscopeOutlook, BadgeTone>> = {
  quiet: 'plain',
  even: 'info',
  favourable: 'success',
};

/** Love, career and money, health: a rating in one word, and the lines it is based on. */
export function AspectCards({ horoscope }: { horoscope: Horoscope }) {
  const words = useMessages(horoscopeMessages);
  return (
    <Grid columns={{ base: 1, desktop: 3 }}>
      {cards.map(({ part, areas, outlooks }) => (
        <ReadingCard
          key={part}
          as="section"
          headingLevel={2}
          title={words.parts[part]}
          aside={
            outlooks.length > 0 && (
              <Cluster gap="x2">
                {outlooks.map((area) => {
                  const outlook = horoscope.outlook[area];
                  return (
                    <Badge key={area} tone={tones[outlook]}>
                      {words.outlooks[area][outlook]}
                    </Badge>
                  );
                })}
              </Cluster>
            )
          }
        >
          <AreaLines horoscope={horoscope} areas={areas} />
        </ReadingCard>
      ))}
    </Grid>
  );
}
