import { Heading, Stack } from '../layout/index.ts';
import { LogoStrip } from './index.ts';

const papers = [{ name: 'The Sample Herald' }, { name: 'Example Times' }, { name: 'Demo Weekly' }];

export const SaysWhatTheyAre = () => (
  <Stack gap="x4">
    <Heading level={4} id="in-the-press">
      In the press
    </Heading>
    <LogoStrip aria-labelledby="in-the-press" items={papers} />
  </Stack>
);

export const NamesAlone = () => <LogoStrip items={papers} />;
