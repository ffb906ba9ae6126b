import { Stack, Text } from '../layout/index.ts';
import { SearchField } from './index.ts';

export const SaysThatNothingIsFound = () => (
  <Stack gap="x3">
    <SearchField label="Search FAQs" defaultValue="refnd" resultCount={0} />
    <Text>No question matches “refnd”. Check the spelling, or ask us by e-mail.</Text>
  </Stack>
);

export const StaysSilent = () => (
  <SearchField label="Search FAQs" defaultValue="refnd" resultCount={0} />
);

export const Parts = () => <SearchField label="Search pujas" defaultValue="Rudra" />;
