import type { ComponentProps } from 'react';
import { drawnSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { Confirmation } from './index.ts';

const args: ComponentProps<typeof Confirmation> = {
  title: 'We have your message',
  children: 'We answer within two working days.',
};

export default { title: 'Components/Forms/Confirmation', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Stack gap="x5">
    <Confirmation
      {...args}
      headingLevel={2}
      reference={{ label: 'Ticket number', value: 'JY-48213' }}
      action={<Button>Write another message</Button>}
    />
    <Confirmation {...args} headingLevel={2} />
  </Stack>
));
