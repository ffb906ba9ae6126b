import { MediaObject, Stack, Text } from '../layout/index.ts';
import { CheckIcon, ClockIcon, MapPinIcon, StarIcon } from './index.ts';

export const EachItsOwn = () => (
  <Stack gap="x3">
    <MediaObject media={<ClockIcon />} gap="x3" align="center">
      <Text>Two hours</Text>
    </MediaObject>
    <MediaObject media={<MapPinIcon />} gap="x3" align="center">
      <Text>At your home in Pune</Text>
    </MediaObject>
    <MediaObject media={<CheckIcon />} gap="x3" align="center">
      <Text>Samagri included</Text>
    </MediaObject>
  </Stack>
);

export const OneForAll = () => (
  <Stack gap="x3">
    <MediaObject media={<StarIcon />} gap="x3" align="center">
      <Text>Two hours</Text>
    </MediaObject>
    <MediaObject media={<StarIcon />} gap="x3" align="center">
      <Text>At your home in Pune</Text>
    </MediaObject>
    <MediaObject media={<StarIcon />} gap="x3" align="center">
      <Text>Samagri included</Text>
    </MediaObject>
  </Stack>
);
