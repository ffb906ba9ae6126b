import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { inEnglish } from '../../test/plays.ts';
import { SaysThatNothingIsFound } from './search-field.examples.tsx';
import { SearchField } from './index.ts';

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  tags: ['status:new'],
  args: {
    label: 'Search FAQs',
    placeholder: 'Search FAQs...',
    onSearch: fn(),
    onValueChange: fn(),
  },
  decorators: [inWidth('30rem')],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The page filters its content, and the field announces the number of results. */
export const FilteringAListTest: Story = {
  tags: ['!dev'],
  render: () => <SaysThatNothingIsFound />,
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'refund');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 result'), {
      timeout: 3000,
    });
    await expect(canvas.getByText('Can I get a refund?')).toBeVisible();
  }),
};
