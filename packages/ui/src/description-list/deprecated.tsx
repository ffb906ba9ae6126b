import type { ReactNode } from 'react';
import {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListProps,
} from './description-list.tsx';

interface MetaListProps extends Omit<DescriptionListProps, 'items' | 'layout'> {
  items: readonly (DescriptionItem & { shownAs?: ReactNode })[];
  density?: 'comfortable' | 'compact';
}

/** @deprecated Use DescriptionList. */
export const MetaList = ({ items, density, ...rest }: MetaListProps) => (
  <DescriptionList
    {...rest}
    layout={density === 'compact' ? 'inline' : 'rows'}
    items={items.map(({ shownAs, ...item }) => ({ ...item, label: shownAs ?? item.label }))}
  />
);
