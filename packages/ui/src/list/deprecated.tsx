import type { ReactNode } from 'react';
import { List, ListItem, type ListItemProps, type ListProps } from './list.tsx';

/** @deprecated Use List. */
export const PlainList = ({ divided, ...rest }: ListProps & { divided?: boolean }) => (
  <List {...rest} variant={divided ? 'divided' : 'plain'} />
);

/** @deprecated Use List. */
export const RowList = (props: ListProps) => <List {...props} variant="divided" />;

/** @deprecated Use ListItem. */
export const Row = ({ action, ...rest }: ListItemProps & { action?: ReactNode }) => (
  <ListItem {...rest} trailing={action} />
);
