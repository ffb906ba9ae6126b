import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Filters as FilterRow } from './tag.examples.tsx';
import { Tag } from './index.ts';

const meta = {
  title: 'Components/Content/Tag',
  component: Tag,
  tags: ['status:new'],
  args: { label: 'Under ₹500', onRemove: fn() },
} satisfies Meta<typeof Tag>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

/** The filters of a list, each of which can be removed. */
export const Filters: StoryObj<typeof meta> = { render: () => <FilterRow /> };
