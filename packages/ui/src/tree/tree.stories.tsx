import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { leftToRight } from '../../test/plays.ts';
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

export const Default: Story = {
  play: leftToRight(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('treeitem', { name: 'Navamsa' })).toHaveFocus();
  }),
};

/** One of the items can be selected. */
export const Selectable: Story = { args: { defaultExpanded: ['charts'], defaultValue: 'navamsa' } };
