import type { Meta, StoryObj } from '@storybook/react-vite';
import { Compose } from './compose.tsx';
import { ComposeFrame } from './compose-frame.tsx';
import './compose.css';

const meta = {
  title: 'Lab/Compose',
  parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Put components together and see them at 360 and 1280 px, in the theme and language of the toolbar. The address has your
 * composition in it.
 */
export const Page: Story = { render: () => <Compose /> };

/** What is in the two windows of the page. */
export const Frame: Story = { tags: ['!dev', '!test'], render: () => <ComposeFrame /> };
