import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { TextField } from '../text-field/index.ts';
import { ZodiacChoice, ZodiacGrid } from './index.ts';

export const LeadsToPages = () => (
  <ZodiacGrid
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
    <ZodiacChoice label="Your rashi" defaultValue={4} />
    <Button variant="primary">Send</Button>
  </Stack>
);
