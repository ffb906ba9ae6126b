import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tree } from './index.ts';
import { sampleItems } from './tree.samples.ts';

const meta = {
  title: 'Components/Data/Tree',
  component: Tree,
  tags: ['status:new'],
  args: {
    label: 'Contents of the report',
    items: sampleItems,
    loadChildren: () => [{ id: 'vimshottari', label: 'Vimshottari' }],
  },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One of the items can be selected. */
export const Selectable: Story = { args: { defaultExpanded: ['charts'], defaultValue: 'navamsa' } };
