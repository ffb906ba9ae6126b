import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Stack, Text } from '../layout/index.ts';
import { SearchField } from './index.ts';

const meta = {
  title: 'Components/Forms/SearchField',
  excludeStories: /Example$/,
  component: SearchField,
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

export const AllStates = stateSheet(SearchField, {
  props: { label: 'Search FAQs', defaultValue: 'refund' },
  states: ['rest', 'hover', 'focus', 'pressed', 'disabled', 'error', 'readOnly'],
  samples: {
    empty: { defaultValue: '', placeholder: 'Search FAQs...', hint: 'Titles and answers' },
  },
  hindi: { label: 'सामान्य प्रश्नों में खोजें', defaultValue: 'धनवापसी' },
  cell: '15rem',
});

const questions = ['How is my kundli calculated?', 'Can I get a refund?', 'How do I book a puja?'];

/** Do: The page says what was not found, and what to try. */
export function SaysThatNothingIsFoundExample() {
  const [query, setQuery] = useState('');
  const results = questions.filter((each) => each.toLowerCase().includes(query.toLowerCase()));
  return (
    <Stack gap="x3">
      <SearchField label="Search FAQs" onSearch={setQuery} resultCount={results.length} />
      {results.map((each) => (
        <Text key={each}>{each}</Text>
      ))}
      {results.length === 0 && (
        <Text>No question matches “{query}”. Check the spelling, or ask us by e-mail.</Text>
      )}
    </Stack>
  );
}

/** Don’t: Nothing is found and the page says nothing. It looks broken. */
export const StaysSilentExample = () => (
  <SearchField label="Search FAQs" defaultValue="refnd" resultCount={0} />
);
