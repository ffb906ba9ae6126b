import type { Ref } from 'react';
import type { GrahaId, RashiNumber } from '../glyphs/index.ts';
import { grahaBadgeStrings } from '../messages.generated/en/components/GrahaBadge.ts';
import { GrahaBadge } from '../graha-badge/index.ts';
import { useStrings } from '../i18n/index.ts';
import { SignBadge } from '../sign-badge/index.ts';
import { Table, type TableColumn, type TableProps } from '../table/index.ts';
import * as styles from './position-table.css.ts';
import { degreeInSign } from '../num/angle.ts';
import { positionTableStrings } from '../messages.generated/en/components/PositionTable.ts';

export interface Position {
  /** Its name: "Uranus". Shown for bodies other than the nine grahas. Unique in the table. */
  name: string;
  /** The graha, if it is one of the nine. */
  graha?: GrahaId;
  /** Not shown for Rahu and Ketu, which always are. @default false */
  retrograde?: boolean;
  /** 1 (Mesha) to 12 (Meena). */
  sign: RashiNumber;
  /** In the sign, 0 to 30. */
  degree: number;
  /** 1 to 12. */
  house: number;
  /** Name and pada: "Ashwini 2". */
  nakshatra: string;
  /** When it leaves the sign, in words. */
  until?: string | null;
}

export interface PositionTableProps extends Omit<
  TableProps<Position>,
  'columns' | 'rows' | 'rowKey' | 'rowHeader' | 'footer'
> {
  /** The bodies in the order of the rows. */
  positions: readonly Position[];
  ref?: Ref<HTMLDivElement>;
}

/** Positions of the grahas at an instant: sign, degree, house, nakshatra, and when each leaves its sign. */
export function PositionTable({ positions, ...rest }: PositionTableProps) {
  const strings = useStrings(positionTableStrings);
  const states = useStrings(grahaBadgeStrings);
  const columns: TableColumn<Position>[] = [
    {
      id: 'body',
      header: strings.body,
      cell: ({ name, graha, retrograde = false }) =>
        graha ? (
          <GrahaBadge
            graha={graha}
            retrograde={retrograde && graha !== 'rahu' && graha !== 'ketu'}
          />
        ) : (
          <span className={styles.bare}>
            {name}
            {retrograde && <span className={styles.aside}>{states.retrograde}</span>}
          </span>
        ),
    },
    {
      id: 'sign',
      header: strings.sign,
      stacked: 'end',
      cell: ({ sign }) => <SignBadge sign={sign} />,
    },
    {
      id: 'degree',
      header: strings.degree,
      numeric: true,
      cell: ({ degree }) => degreeInSign(degree),
    },
    { id: 'house', header: strings.house, numeric: true, cell: ({ house }) => house },
    { id: 'nakshatra', header: strings.nakshatra, cell: ({ nakshatra }) => nakshatra },
    { id: 'until', header: strings.until, cell: ({ until }) => until },
  ];
  return <Table {...rest} columns={columns} rows={positions} rowKey={({ name }) => name} />;
}
