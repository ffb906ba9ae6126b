import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Grid, Heading, MediaObject, type ResponsiveColumns, Text } from '../layout/index.ts';
import { ValueDrawing } from './value-drawing.tsx';
import type { ValueIcon } from './value-figures.ts';

export interface ValueListItem {
  icon: ValueIcon;
  title: string;
  /** Its meaning. Without it, only drawing and title are shown. */
  text?: ReactNode;
}

export interface ValueListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  items: readonly ValueListItem[];
  /**
   * Number per line from each width of the screen up. @default { base: 1, tablet: 2, desktop: 4 }
   */
  columns?: ResponsiveColumns;
  /** Level of the titles in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  ref?: Ref<HTMLElement>;
}

const fourOnDesktop: ResponsiveColumns = { base: 1, tablet: 2, desktop: 4 };

/** The values of a product: a drawing and a title each, with an optional sentence. */
export function ValueList({
  items,
  columns = fourOnDesktop,
  headingLevel = 3,
  ...rest
}: ValueListProps) {
  return (
    <Grid as="ul" {...rest} columns={columns}>
      {items.map(({ icon, title, text }) => (
        <MediaObject
          key={title}
          as="li"
          align={text === undefined ? 'center' : 'start'}
          gap={text === undefined ? 'x3' : 'x4'}
          media={<ValueDrawing icon={icon} size={text === undefined ? 36 : 48} />}
        >
          <Heading level={headingLevel} size="h4">
            {title}
          </Heading>
          {text !== undefined && <Text tone="muted">{text}</Text>}
        </MediaObject>
      ))}
    </Grid>
  );
}
