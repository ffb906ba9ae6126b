import { Stack, Text } from '../layout/index.ts';
import { Rating } from './index.ts';

export const OfAPerson = () => (
  <Stack gap="x1">
    <Text weight="strong">Meera Joshi, astrologer</Text>
    <Rating value={4.8} count={12_400} />
  </Stack>
);

export const OfAChart = () => (
  <Stack gap="x1">
    <Text weight="strong">Your career this week</Text>
    <Rating value={3.5} />
  </Stack>
);
