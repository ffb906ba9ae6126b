import type { HoroscopeDocument, HoroscopeOutlook } from '@jyoti/contract';
import { Badge, type BadgeTone } from '@jyoti/ui/badge';
import { Cluster, Grid } from '@jyoti/ui/layout';
import { ReadingCard } from '@jyoti/ui/reading-card';
import { AreaLines } from './area-lines.tsx';

/** "Quiet" is not a warning, so it has the neutral tone. */
const tones: Readonly<Record<HoroscopeOutlook, BadgeTone>> = {
  quiet: 'plain',
  even: 'info',
  favourable: 'success',
};

/** Love, career and money, health: a rating in one word, and the lines it is based on. */
export function AspectCards({ parts }: Pick<HoroscopeDocument, 'parts'>) {
  return (
    <Grid columns={{ base: 1, desktop: 3 }}>
      {parts.map(({ key, title, outlooks, lines }) => (
        <ReadingCard
          key={key}
          as="section"
          headingLevel={2}
          title={title}
          aside={
            outlooks.length > 0 && (
              <Cluster gap="x2">
                {outlooks.map(({ area, outlook, text }) => (
                  <Badge key={area} tone={tones[outlook]}>
                    {text}
                  </Badge>
                ))}
              </Cluster>
            )
          }
        >
          <AreaLines lines={lines} />
        </ReadingCard>
      ))}
    </Grid>
  );
}
