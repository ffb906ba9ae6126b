import { Stack, Text } from '../layout/index.ts';
import { Disclosure } from './index.ts';

export const SaysWhatIsInIt = () => (
  <Stack gap="x2">
    <Text>The Moon was in Libra (Tula) when you were born.</Text>
    <Disclosure label="How we calculated this">
      <Text>From the position of the Moon at 6:42 am, with the Lahiri ayanamsa of 23°51′.</Text>
    </Disclosure>
  </Stack>
);

export const SaysMore = () => (
  <Stack gap="x2">
    <Text>The Moon was in Libra (Tula) when you were born.</Text>
    <Disclosure label="Read more">
      <Text>From the position of the Moon at 6:42 am, with the Lahiri ayanamsa of 23°51′.</Text>
    </Disclosure>
  </Stack>
);

export const Open = () => (
  <Disclosure label="How we calculated this" defaultOpen>
    <Text>From the position of the Moon at 6:42 am, with the Lahiri ayanamsa of 23°51′.</Text>
  </Disclosure>
);
