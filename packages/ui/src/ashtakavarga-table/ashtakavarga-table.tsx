import { useStrings } from '../i18n/index.ts';
import { sumOf, heatOf, twelve, type AshtakavargaRow } from './ashtakavarga-table.logic.ts';
import { ashtakavargaTableStrings } from '../messages.generated/en/components/AshtakavargaTable.ts';
import { BodyName } from './body-name.tsx';
import { HeatLegend, SignTable, type SignTableOptions } from './sign-table.tsx';
import * as styles from './sign-table.css.ts';

export interface AshtakavargaTableProps extends SignTableOptions {
  /** The bodies and their points, in display order. */
  rows: readonly AshtakavargaRow[];
  /** The points of the seven grahas in each sign, Mesha first; 337 in all before reductions (sarvashtakavarga). */
  sarva: readonly number[];
  /**
   * The points are those after a reduction (shodhana), which are not rated: the last row is their sum, without a legend. @default
   * false
   */
  afterShodhana?: boolean;
  /** Names the table. @default "Ashtakavarga" in the current language */
  caption?: string;
}

/**
 * The points of each graha and of the ascendant in the twelve signs, with their sums. Four points or more are strong, one or
 * less are weak. Points after a reduction are shown without that.
 */
export function AshtakavargaTable({
  rows,
  sarva,
  afterShodhana = false,
  caption,
  ...rest
}: AshtakavargaTableProps) {
  const strings = useStrings(ashtakavargaTableStrings);
  return (
    <SignTable
      {...rest}
      part="ashtakavarga-table"
      caption={caption ?? strings.label}
      rowsAre={strings.body}
      rows={rows.map(({ body, points }) => ({
        key: body,
        header: <BodyName body={body} />,
        cells: twelve(points, 8, body).map((point) => ({
          content: point,
          ...(!afterShodhana && { heat: heatOf(point) }),
        })),
        total: sumOf(points),
      }))}
      foot={{
        key: 'sarva',
        header: afterShodhana ? strings.total : strings.sarva,
        cells: twelve(sarva, 56, 'sarva').map((content) => ({ content })),
        total: sumOf(sarva),
      }}
    >
      {!afterShodhana && (
        <>
          <HeatLegend />
          <p className={styles.note}>{strings.sarvaNote}</p>
        </>
      )}
    </SignTable>
  );
}
