import { DescriptionList } from '../description-list/index.ts';
import { Grid, Heading, Stack, Text } from '../layout/index.ts';
import { SignBadge } from './index.ts';

export const InAList = () => (
  <DescriptionList
    items={[
      { label: 'Moon', value: <SignBadge sign={7} /> },
      { label: 'Ascendant', value: <SignBadge sign={5} /> },
    ]}
  />
);

export const InASentence = () => (
  <Text>
    Your Moon is in <SignBadge sign={7} /> and your ascendant is <SignBadge sign={5} />, so you
    often listen first.
  </Text>
);

export const WithTheName = () => (
  <Grid minItem="8rem" columns={2} align="center">
    <SignBadge variant="arch" sign={5} />
    <Stack gap="x1">
      <Heading level={4}>Simha (Leo)</Heading>
      <Text tone="muted">Fire, ruled by the Sun</Text>
    </Stack>
  </Grid>
);

export const Alone = () => (
  <Grid minItem="8rem" columns={2}>
    <SignBadge variant="arch" sign={5} />
    <SignBadge variant="arch" sign={8} />
  </Grid>
);
