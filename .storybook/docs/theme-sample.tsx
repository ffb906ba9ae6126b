import { Alert } from '@jyoti/ui/alert';
import { Badge } from '@jyoti/ui/badge';
import { Button } from '@jyoti/ui/button';
import { Card } from '@jyoti/ui/card';
import { GrahaGlyph, grahaIds } from '@jyoti/ui/glyphs';
import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Cluster, Edge, Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { TextField } from '@jyoti/ui/text-field';
import { themeGround } from './theme-ground.ts';

const chart = {
  ascendantSign: 6,
  placements: [
    { graha: 'sun', sign: 1, degree: 29 },
    { graha: 'moon', sign: 9, degree: 12 },
    { graha: 'mars', sign: 11, degree: 16 },
    { graha: 'mercury', sign: 1, degree: 14, combust: true },
    { graha: 'jupiter', sign: 3, degree: 15 },
    { graha: 'venus', sign: 12, degree: 18 },
    { graha: 'saturn', sign: 10, degree: 1, retrograde: true },
    { graha: 'rahu', sign: 10, degree: 18 },
    { graha: 'ketu', sign: 4, degree: 18 },
  ],
} as const;

interface ThemeSampleProps {
  /** Value of `data-theme`. */
  theme: string;
  /** Heading of the sample. */
  title: string;
  children?: React.ReactNode;
}

/** A sample of components on a theme's background, for comparison. */
export function ThemeSample({ theme, title, children }: ThemeSampleProps) {
  return (
    <section data-theme={theme} style={themeGround} aria-label={title}>
      <Stack gap="x5">
        <Stack gap="x2">
          <Heading level={3}>{title}</Heading>
          {children}
        </Stack>
        <Grid minItem="16rem" gap="x5">
          <KundliChart title={`Sample chart in ${title}`} data={chart} legend={false} />
          <Stack gap="x4">
            <Cluster gap="x2">
              {grahaIds.map((graha) => (
                <GrahaGlyph key={graha} graha={graha} size={24} />
              ))}
            </Cluster>
            <Cluster gap="x2">
              <Badge tone="success">Shubh</Badge>
              <Badge tone="warning">Chal</Badge>
              <Badge tone="danger">Rahu Kaal</Badge>
              <Badge tone="info">Sample</Badge>
            </Cluster>
            <Card>
              <Text>A nakshatra is a twenty-seventh of the zodiac: 13°20′.</Text>
            </Card>
            <TextField label="Name" name={`name-${theme}`} defaultValue="Asha" />
            <Alert tone="success" title="Saved">
              The chart is among your charts.
            </Alert>
            <Cluster gap="x3">
              <Button variant="primary">Generate kundli</Button>
              <Button>Cancel</Button>
            </Cluster>
          </Stack>
        </Grid>
        <Edge />
      </Stack>
    </section>
  );
}
