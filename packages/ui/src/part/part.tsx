import { useId, type ReactNode, type Ref } from 'react';
import { Heading, Stack, Text, type StackProps } from '../layout/index.ts';

export interface PartHeadingProps extends Omit<StackProps, 'title' | 'children' | 'as'> {
  title: ReactNode;
  /** Of the title, in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
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
  headingId,
  children,
  ...rest
}: PartHeadingProps) {
  return (
    <Stack gap="x2" {...rest}>
      <Heading level={headingLevel} size={headingLevel === 2 ? 'h3' : 'h4'} id={headingId}>
        {title}
      </Heading>
      {children !== undefined && children !== '' && <Text tone="muted">{children}</Text>}
    </Stack>
  );
}

export interface PartProps extends Omit<StackProps, 'title'> {
  title: ReactNode;
  /** Of the title, in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** One sentence on what the part shows. */
  intro?: ReactNode;
  /** The content. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A part of a page: its heading, one sentence of introduction, its content. */
export function Part({
  title,
  headingLevel = 2,
  intro,
  as = 'section',
  children,
  ...rest
}: PartProps) {
  const id = useId();
  return (
    <Stack {...rest} as={as} aria-labelledby={id}>
      <PartHeading title={title} headingLevel={headingLevel} headingId={id}>
        {intro}
      </PartHeading>
      {children}
    </Stack>
  );
}
