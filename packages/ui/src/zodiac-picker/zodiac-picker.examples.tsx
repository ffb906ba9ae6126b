import { useState } from 'react';
import { Button } from '../button/index.ts';
import { rashiNames, type RashiNumber } from '../glyphs/index.ts';
import { Stack, Text } from '../layout/index.ts';
import { TextField } from '../text-field/index.ts';
import { ZodiacPicker, ZodiacWheel } from './index.ts';

export const LeadsToPages = () => (
  <ZodiacPicker
    label="Horoscopes of the twelve signs"
    hrefOf={(rashi) => `#horoscope-${rashi}`}
    moonSign={4}
  />
);

export const InAForm = () => (
  <Stack>
    <TextField
      label="Your name"
      hint="As you would like to see it on the first page of your report"
      defaultValue="Farah Khan"
    />
    <ZodiacPicker label="Your rashi" defaultValue={4} />
    <Button variant="primary">Send</Button>
  </Stack>
);

export function ChangesTheText() {
  const [rashi, setRashi] = useState<RashiNumber>(5);
  return (
    <Stack>
      <ZodiacWheel label="Rashi of the reading" value={rashi} onValueChange={setRashi} />
      <Text>Today for {rashiNames.words[rashi]}: a good day to finish what you have begun.</Text>
    </Stack>
  );
}

export const OpensAPage = () => (
  <Stack>
    <ZodiacWheel label="Rashi to open" defaultValue={5} />
    <Text>Choose your rashi. Then open the page with the horoscope of the day.</Text>
    <Button>Open the page</Button>
  </Stack>
);
