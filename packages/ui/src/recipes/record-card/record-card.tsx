import type { ReactNode } from 'react';
import type { CardRecipeProps } from '../../card/card-recipe.ts';
import { Card } from '../../card/index.ts';
import { DateLeaf } from '../../date-leaf/index.ts';
import { Stack } from '../../layout/index.ts';
import { Link } from '../../link/index.ts';

export interface RecordCardProps extends CardRecipeProps {
  /** Title: the name of a ceremony or the subject of a request. */
  title: ReactNode;
  /** Address of the page of its subject. Omitted: the title is no link. */
  href?: string;
  /** Status: a Badge or StatusBadge. */
  status?: ReactNode;
  /** Its date, YYYY-MM-DD, shown as a DateLeaf. Give the date in the facts too. */
  date?: string | undefined;
  /** Its facts (a DescriptionList), what happens next, what can be done with it. */
  children?: ReactNode;
}

/** A record of the visitor with a status: a booking, a request. */
export function RecordCard({
  title,
  href,
  status,
  date,
  as = 'article',
  children,
  ...rest
}: RecordCardProps) {
  return (
    <Card
      data-part="record-card"
      {...rest}
      as={as}
      media={date !== undefined && <DateLeaf date={date} />}
      title={href === undefined ? title : <Link href={href}>{title}</Link>}
      aside={status}
    >
      {children !== undefined && <Stack>{children}</Stack>}
    </Card>
  );
}
