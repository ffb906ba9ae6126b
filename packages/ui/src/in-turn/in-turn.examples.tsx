import { Card } from '../card/index.ts';
import { Stack } from '../layout/index.ts';
import { InTurn } from './index.ts';

export const OneChildEach = () => (
  <Stack gap="x3">
    <InTurn atOnce={1}>
      <Card>Birth chart</Card>
      <Card>Navamsa</Card>
      <Card>Dashas</Card>
    </InTurn>
  </Stack>
);

export const OneChildForAll = () => (
  <InTurn atOnce={1}>
    <Stack gap="x3">
      <Card>Birth chart</Card>
      <Card>Navamsa</Card>
      <Card>Dashas</Card>
    </Stack>
  </InTurn>
);
