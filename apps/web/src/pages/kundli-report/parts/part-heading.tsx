import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { WithTerms } from './with-terms.tsx';

/** What a sub-tab is, and one sentence on what it shows. */
export function PartHeading({ title, intro }: { title: string; intro: string }) {
  return (
    <Stack gap="x2">
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Text tone="muted">
        <WithTerms>{intro}</WithTerms>
      </Text>
    </Stack>
  );
}
