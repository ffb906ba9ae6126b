import type { HTMLAttributes, Ref } from 'react';
import { Grid, Text, type ResponsiveColumns } from '../layout/index.ts';
import { MediaObject } from '../media-object/index.ts';
import { AwardCoin } from './award-coin.tsx';
import * as styles from './award-coin.css.ts';

export interface Award {
  /** What it was given for: "Best almanac". */
  title: string;
  /** The year in which it was given. */
  year: number;
  /** The organisation that gave it. */
  organization: string;
  /** Address of its picture; if missing or empty, a coin with the year is shown. */
  src?: string;
}

export interface AwardListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  items: readonly Award[];
  /** Number per line from each width of the screen up. @default { base: 1, tablet: 2, wide: 4 } */
  columns?: ResponsiveColumns;
  ref?: Ref<HTMLElement>;
}

/** Width and height of a coin or picture, px. */
const SIZE = 56;

const fourOnWide: ResponsiveColumns = { base: 1, tablet: 2, wide: 4 };

function AwardPicture({ src, title, year }: Award) {
  if (!src) return <AwardCoin year={year} size={SIZE} />;
  return (
    <span className={styles.pictured}>
      <img
        src={src}
        alt={title}
        width={SIZE}
        height={SIZE}
        loading="lazy"
        className={styles.picture}
      />
      <Text as="span" size="small" tone="muted">
        {year}
      </Text>
    </span>
  );
}

/** Awards side by side, each with its coin or picture, what it was given for and by whom. */
export function AwardList({ items, columns = fourOnWide, ...rest }: AwardListProps) {
  return (
    <Grid as="ul" gap="x3" {...rest} columns={columns}>
      {items.map((award) => (
        <MediaObject
          key={`${award.title} ${award.year}`}
          as="li"
          align="center"
          gap="x3"
          media={<AwardPicture {...award} />}
        >
          <Text size="small" weight="strong">
            {award.title}
          </Text>
          <Text size="small" tone="muted">
            {award.organization}
          </Text>
        </MediaObject>
      ))}
    </Grid>
  );
}
