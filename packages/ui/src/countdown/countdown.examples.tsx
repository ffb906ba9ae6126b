import { Stack, Text } from '../layout/index.ts';
import { Countdown } from './index.ts';

export const OfAnOffer = () => (
  <Stack gap="x1">
    <Text weight="strong">New year reading for ₹1,050</Text>
    <Countdown endsAt="2026-11-30T23:59:59+05:30" now="2026-11-28T18:30:00+05:30" />
  </Stack>
);

export const OfNothing = () => (
  <Countdown endsAt="2026-11-30T23:59:59+05:30" now="2026-11-28T18:30:00+05:30" />
);
