import type { Meta, StoryObj } from '@storybook/react-vite';
import { GrahaPicker } from './index.ts';

const meta = {
  title: 'Components/Forms/GrahaPicker',
  component: GrahaPicker,
  tags: ['status:new'],
  args: { label: 'Planet' },
} satisfies Meta<typeof GrahaPicker>;

export default meta;

/** Which graha a report describes. */
export const Default: StoryObj<typeof meta> = {};
