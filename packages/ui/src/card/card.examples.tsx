import { Grid, Stack, Text } from '../layout/index.ts';
import { Card, Folio } from './index.ts';

export const OneThing = () => (
  <Grid minItem="10rem" gap="x4">
    <Card>
      <Text>Lagna</Text>
      <Text>Leo (Simha)</Text>
    </Card>
    <Card>
      <Text>Moon sign</Text>
      <Text>Libra (Tula)</Text>
    </Card>
  </Grid>
);

export const CardInCard = () => (
  <Card>
    <Card>
      <Card>
        <Text>Leo (Simha)</Text>
      </Card>
    </Card>
  </Card>
);

export const Both = () => (
  <Stack gap="x4">
    <Card>One of several: a ceremony, a fact, a question.</Card>
    <Folio>The one thing that the page is about.</Folio>
  </Stack>
);
