import { Grid, Heading, Stack, Text } from '../layout/index.ts';
import { SignArch } from './index.ts';

export const WithTheName = () => (
  <Grid minItem="8rem" columns={2} align="center">
    <SignArch sign={5} />
    <Stack gap="x1">
      <Heading level={4}>Simha (Leo)</Heading>
      <Text tone="muted">Fire, ruled by the Sun</Text>
    </Stack>
  </Grid>
);

export const Alone = () => (
  <Grid minItem="8rem" columns={2}>
    <SignArch sign={5} />
    <SignArch sign={8} />
  </Grid>
);
