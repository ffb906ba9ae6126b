import { Card } from '@jyoti/ui/card';
import { Heading, Stack } from '@jyoti/ui/layout';
import { MetaList, type MetaItem } from '@jyoti/ui/meta-list';
import { useId, type ReactNode } from 'react';

/** Facts of one kind under their heading. */
export function FactCard({
  title,
  items,
  columns = 1,
  children,
}: {
  title: ReactNode;
  items: readonly MetaItem[];
  columns?: 1 | 2;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <Heading level={3} size="h4" id={id}>
          {title}
        </Heading>
        {children}
        <MetaList items={items} columns={columns} />
      </Stack>
    </Card>
  );
}
