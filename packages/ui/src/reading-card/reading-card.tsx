import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Badge, type BadgeTone } from '../badge/index.ts';
import { Card, type CardProps } from '../card/index.ts';
import { useStrings } from '../i18n/index.ts';
import { Cluster, Heading, Stack, type StackProps, Text, type TextProps } from '../layout/index.ts';
import * as styles from './reading-card.css.ts';
import { readingCardStrings } from '../messages.generated/en/components/ReadingCard.ts';

export interface BasedOnProps extends HTMLAttributes<HTMLParagraphElement> {
  /** The facts of the chart: "Mars in Gemini, the sixth house". */
  children: ReactNode;
  ref?: Ref<HTMLParagraphElement>;
}

/** The facts that a reading is based on, as a note below it. */
export function BasedOn({ className, children, ...rest }: BasedOnProps) {
  const { basedOn } = useStrings(readingCardStrings);
  return (
    <p {...rest} className={clsx(styles.basedOn, className)} data-part="based-on">
      <strong className={styles.basedOnLabel}>{basedOn}:</strong> {children}
    </p>
  );
}

export interface ReadingCardProps extends CardProps {
  /** Title of the reading. */
  title: ReactNode;
  /** The facts of the chart that the reading is based on. */
  basedOn?: ReactNode;
  /** ReadingText, ReadingList, Keywords. */
  children: ReactNode;
}

/** A reading: its title, its text, and the facts that it is based on. */
export function ReadingCard({ basedOn, as = 'article', children, ...rest }: ReadingCardProps) {
  return (
    <Card {...rest} as={as}>
      {children}
      {basedOn && <BasedOn>{basedOn}</BasedOn>}
    </Card>
  );
}

interface ReadingPartProps extends Omit<StackProps, 'title' | 'as'> {
  /** Title of the part. */
  title?: ReactNode;
  /** Level of the title in the outline of the page. @default 4 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
}

/** A part of a reading under a heading less prominent than the title of the card. */
function ReadingPart({ title, headingLevel = 4, children, ...rest }: ReadingPartProps) {
  return (
    <Stack gap="x1" {...rest}>
      {title !== undefined && (
        <Heading level={headingLevel} className={styles.partTitle}>
          {title}
        </Heading>
      )}
      {children}
    </Stack>
  );
}

export interface ReadingTextProps extends ReadingPartProps {
  /** The paragraph. Without one it renders nothing, so that a missing text leaves no empty heading. */
  children: ReactNode;
}

/** One paragraph of a reading, with or without a heading. */
export function ReadingText({ children, ...rest }: ReadingTextProps) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <ReadingPart {...rest}>
      <Text>{children}</Text>
    </ReadingPart>
  );
}

export interface KeywordsProps extends Omit<ReadingPartProps, 'children'> {
  /** Heading: "Strengths". */
  title: ReactNode;
  /** One or two words each. None: the component renders nothing. */
  words: readonly string[] | undefined;
  /** Tone of the badges. @default "plain" */
  tone?: BadgeTone;
}

/** Keywords under their heading. Without keywords it renders nothing. */
export function Keywords({ words = [], tone = 'plain', ...rest }: KeywordsProps) {
  if (words.length === 0) return null;
  return (
    <ReadingPart gap="x2" {...rest}>
      <Cluster as="ul" gap="x2">
        {words.map((word) => (
          <li key={word}>
            <Badge tone={tone}>{word}</Badge>
          </li>
        ))}
      </Cluster>
    </ReadingPart>
  );
}

export interface ReadingListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** A sentence each. */
  items: readonly ReactNode[];
  ref?: Ref<HTMLUListElement>;
}

/** Sentences of a reading as a list with bullets. */
export function ReadingList({ items, className, ...rest }: ReadingListProps) {
  return (
    <ul {...rest} className={clsx(styles.list, className)} data-part="reading-list">
      {items.map((item, index) => (
        // Sentences have no id, and the list never changes its order, so the index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** @deprecated Use `<Text size="lead" face="heading">`. */
export const Verse = (props: TextProps) => <Text size="lead" face="heading" {...props} />;
