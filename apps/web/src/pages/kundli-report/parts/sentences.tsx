import { Text } from '@jyoti/ui/layout';
import { ReadingCard, ReadingList } from '@jyoti/ui/reading-card';
import { TermText } from '@jyoti/ui/term-tip';
import type { ReactNode } from 'react';

/** Sentences of one kind as a list under their heading; without any, one sentence that says so. */
export function Sentences({
  title,
  sentences,
  none,
  children,
}: {
  title: string;
  sentences: readonly string[];
  none?: string;
  children?: ReactNode;
}) {
  return (
    <ReadingCard as="section" title={title}>
      {sentences.length === 0 && none && <Text tone="muted">{none}</Text>}
      {sentences.length > 0 && (
        <ReadingList
          aria-label={title}
          items={sentences.map((sentence) => (
            <TermText key={sentence}>{sentence}</TermText>
          ))}
        />
      )}
      {children}
    </ReadingCard>
  );
}
