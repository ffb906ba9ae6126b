import { Card } from '../card/index.ts';
import { Stack } from '../layout/index.ts';
import { ProgressiveRender } from './index.ts';

export const OneChildEach = () => (
  <Stack gap="x3">
    <ProgressiveRender atOnce={1}>
      <Card>Birth chart</Card>
      <Card>Navamsa</Card>
      <Card>Dashas</Card>
    </ProgressiveRender>
  </Stack>
);

export const OneChildForAll = () => (
  <ProgressiveRender atOnce={1}>
    <Stack gap="x3">
      <Card>Birth chart</Card>
      <Card>Navamsa</Card>
      <Card>Dashas</Card>
    </Stack>
  </ProgressiveRender>
);
