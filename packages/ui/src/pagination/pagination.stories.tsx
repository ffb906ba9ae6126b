import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { Articles } from './pagination.samples.tsx';
import { Pagination } from './index.ts';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  tags: ['status:ready'],
  args: { label: 'Articles', page: 6, pages: 12, hrefOf: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Articles' })).toBeVisible();
  }),
};

export const FirstPage: Story = { args: { page: 1 } };

export const ThreePages: Story = { args: { page: 2, pages: 3 } };

/** In a narrow container: previous page, current page, next page. */
export const Narrow: Story = {
  args: { page: 118, pages: 1240 },
  decorators: [
    (Story) => (
      <div data-testid="narrow" style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Page 118 of 1,240')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Page 119' })).toBeNull();
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }),
};

/** A growing list: the focus moves to the first new item. */
export const More: Story = {
  render: () => <Articles />,
};

export const MoreTest: Story = {
  ...More,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more articles' }));
    await expect(canvas.getByRole('link', { name: /^Saturn enters/ })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 6 of 8');
  }),
};
