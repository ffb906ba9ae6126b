import { useState } from 'react';
import { Stack, Text } from '../layout/index.ts';
import { SearchField } from './index.ts';

const questions = ['How is my kundli calculated?', 'Can I get a refund?', 'How do I book a puja?'];

export function SaysThatNothingIsFound() {
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

export const StaysSilent = () => (
  <SearchField label="Search FAQs" defaultValue="refnd" resultCount={0} />
);
