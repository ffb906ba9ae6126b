import { Grid, Stack, Text } from '../layout/index.ts';
import { CoverArt } from './index.ts';

const articles = [
  { id: 'nakshatras', title: 'The 27 nakshatras' },
  { id: 'full-moon', title: 'Full moon in Taurus' },
  { id: 'sade-sati', title: 'What is Sade Sati?' },
  { id: 'muhurta', title: 'Choosing a muhurta' },
];

export const SeedOfItsOwn = () => (
  <Grid minItem="7rem" columns={2} gap="x4">
    {articles.map(({ id, title }) => (
      <Stack key={id} gap="x1">
        <CoverArt seed={id} />
        <Text size="small">{title}</Text>
      </Stack>
    ))}
  </Grid>
);

export const OneSeedForAll = () => (
  <Grid minItem="7rem" columns={2} gap="x4">
    {articles.map(({ id, title }) => (
      <Stack key={id} gap="x1">
        <CoverArt seed="article" />
        <Text size="small">{title}</Text>
      </Stack>
    ))}
  </Grid>
);
