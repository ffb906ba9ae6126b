import { useId, type ReactNode, type Ref } from 'react';
import { Card, type CardProps } from '../card/index.ts';
import { Heading, Stack } from '../layout/index.ts';
import { MetaList, type MetaItem, type MetaListProps } from '../meta-list/index.ts';

export interface FactCardProps extends Omit<CardProps, 'title' | 'children' | 'padding'> {
  /** What the facts are about: "Panchang of the birth". */
  title: ReactNode;
  /** Level of the title in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  items: readonly MetaItem[];
  /** Lists side by side where the card is wide enough for both. @default 1 */
  columns?: 1 | 2;
  /** `compact`: many short facts in a small container. @default "comfortable" */
  density?: MetaListProps['density'];
  /** A sentence between the title and the facts. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Facts of one kind under their heading. */
export function FactCard({
  title,
  headingLevel = 3,
  items,
  columns = 1,
  density = 'comfortable',
  as = 'section',
  children,
  ...rest
}: FactCardProps) {
  const id = useId();
  return (
    <Card {...rest} as={as} aria-labelledby={as === 'li' || as === 'div' ? undefined : id}>
      <Stack>
        <Heading level={headingLevel} size="h4" id={id}>
          {title}
        </Heading>
        {children}
        <MetaList items={items} columns={columns} density={density} />
      </Stack>
    </Card>
  );
}
