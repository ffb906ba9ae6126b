import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Cluster } from '../layout/index.ts';
import { PrintButton, ShareButton, ToTopButton } from './index.ts';

const meta = {
  title: 'Components/Actions/PageActions',
  component: ShareButton,
  tags: ['visual'],
  args: { title: 'Rudrabhishek' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ShareButton>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <Cluster>
      <PrintButton />
      <ShareButton {...args} />
      <ToTopButton />
    </Cluster>
  ),
};
