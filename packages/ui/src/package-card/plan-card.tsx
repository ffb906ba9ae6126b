import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Card } from '../card/index.ts';
import { Heading, Text } from '../layout/index.ts';
import { PackageFeatures } from './package-features.tsx';
import * as styles from './plan-card.css.ts';

export interface PlanCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Name of the plan: "Premium". */
  title: string;
  /** A Price, or text if there is no single price: "Varies". */
  price: ReactNode;
  /** Features, one per line. */
  features: readonly string[];
  /** A sentence below the features: the price of buying its parts separately. */
  note?: ReactNode;
  /** A ButtonLink to the page where it is bought or requested. */
  action?: ReactNode;
  /** The element it is. @default "article" */
  as?: 'article' | 'li' | 'div';
  /** Level of the title in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  ref?: Ref<HTMLElement>;
}

/** A plan of a service: title, price, features and one action. */
export function PlanCard({
  title,
  price,
  features,
  note,
  action,
  as = 'article',
  headingLevel = 3,
  className,
  ...rest
}: PlanCardProps) {
  return (
    <Card {...rest} as={as} className={clsx(styles.root, className)}>
      <Heading level={headingLevel} size="h4">
        {title}
      </Heading>
      <div className={styles.price}>{price}</div>
      <PackageFeatures features={features} />
      <div className={styles.note}>
        {note !== undefined && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </div>
      {action}
    </Card>
  );
}
