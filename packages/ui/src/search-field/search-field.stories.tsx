import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { Stack, Text } from '../layout/index.ts';
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
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search FAQs' });
    await userEvent.type(input, 'refund');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('refund'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear: Search FAQs' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  }),
};

const questions = [
  'How is my kundli calculated?',
  'Can I get a refund?',
  'How do I book a pooja?',
  'Which ayanamsa do you use?',
];

function Questions() {
  const [query, setQuery] = useState('');
  const found = questions.filter((each) => each.toLowerCase().includes(query.toLowerCase()));
  return (
    <Stack gap="x4">
      <SearchField
        label="Search FAQs"
        labelHidden
        placeholder="Search FAQs..."
        onSearch={setQuery}
        resultCount={found.length}
      />
      {found.map((each) => (
        <Text key={each}>{each}</Text>
      ))}
      {found.length === 0 && <Text tone="muted">No FAQs found matching your search.</Text>}
    </Stack>
  );
}

/** The page filters its content, and the field announces the number of results. */
export const FilteringAList: Story = {
  render: () => <Questions />,
};

export const FilteringAListTest: Story = {
  ...FilteringAList,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'refund');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 result'), {
      timeout: 3000,
    });
    await expect(canvas.getByText('Can I get a refund?')).toBeVisible();
  }),
};

/** At 320 px a long text is not covered by icon or button. */
export const LongHindi: Story = {
  args: {
    label: 'सामान्य प्रश्नों में खोजें',
    defaultValue: 'धनवापसी की सम्पूर्ण प्रक्रिया क्या है और कितने दिन लगते हैं',
    lang: 'hi',
  },
  globals: { language: 'hi' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }} data-testid="narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
