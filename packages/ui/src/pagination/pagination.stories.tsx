import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { inEnglish } from '../../test/plays.ts';
import { NamesTheItems } from './pagination.examples.tsx';
import { Pagination } from './index.ts';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  tags: ['status:ready'],
  args: { label: 'Articles', page: 6, pages: 12, hrefOf: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In a narrow container: previous page, current page, next page. */
export const Narrow: Story = {
  args: { page: 118, pages: 1240 },
  decorators: [inWidth('18rem')],
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Page 118 of 1,240')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Page 119' })).toBeNull();
    const { scrollWidth, clientWidth } = canvas.getByTestId('container');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }),
};

/** A growing list: the focus moves to the first new item. */
export const More: Story = { render: () => <NamesTheItems /> };
