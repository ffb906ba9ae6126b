import { Text } from '../layout/index.ts';

/** Short facts in one muted line: kind, reading time, number of comments. */
export function ArticleFacts({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <Text size="caption" tone="muted">
      {facts.join(' · ')}
    </Text>
  );
}
