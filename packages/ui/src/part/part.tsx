import { useId, type ReactNode, type Ref } from 'react';
import { Card, type CardProps } from '../card/index.ts';
import { Heading, Stack, Text, type StackProps } from '../layout/index.ts';

export interface PartHeadingProps extends Omit<StackProps, 'title' | 'children' | 'as'> {
  title: ReactNode;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Size of the title: a step of the type scale. @default "h3" at level 2, "h4" below */
  size?: 'h2' | 'h3' | 'h4';
  /** The `id` of the heading, by which `aria-labelledby` names the part. */
  headingId?: string;
  /** One sentence on what the part shows. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The heading of a part of a page, with one sentence on what the part shows. */
export function PartHeading({
  title,
  headingLevel = 2,
  size = headingLevel === 2 ? 'h3' : 'h4',
  headingId,
  children,
  ...rest
}: PartHeadingProps) {
  return (
    <Stack gap="x2" {...rest}>
      <Heading level={headingLevel} size={size} id={headingId}>
        {title}
      </Heading>
      {children !== undefined && children !== '' && <Text tone="muted">{children}</Text>}
    </Stack>
  );
}

export interface PartProps
  extends Omit<StackProps, 'title'>, Pick<PartHeadingProps, 'title' | 'headingLevel' | 'size'> {
  /** One sentence on what the part shows. */
  intro?: ReactNode;
  /** The content. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A part of a page: its heading, one sentence of introduction, its content. */
export function Part({
  title,
  headingLevel,
  size,
  intro,
  as = 'section',
  children,
  ...rest
}: PartProps) {
  const id = useId();
  return (
    <Stack {...rest} as={as} aria-labelledby={id}>
      <PartHeading title={title} headingLevel={headingLevel} size={size} headingId={id}>
        {intro}
      </PartHeading>
      {children}
    </Stack>
  );
}

export interface PartCardProps
  extends
    Omit<CardProps, 'as' | 'title'>,
    Pick<PartProps, 'title' | 'headingLevel' | 'size' | 'intro' | 'gap'> {}

/** A part of a page on a card, for content that is separate from the rest. */
export function PartCard({
  title,
  headingLevel,
  size,
  intro,
  gap = 'x4',
  children,
  ...rest
}: PartCardProps) {
  const id = useId();
  return (
    <Card {...rest} as="section" aria-labelledby={id}>
      <Stack gap={gap}>
        <PartHeading title={title} headingLevel={headingLevel} size={size} headingId={id}>
          {intro}
        </PartHeading>
        {children}
      </Stack>
    </Card>
  );
}
