import { BodyName } from '../ashtakavarga-table/body-name.tsx';
import { heatOf, sumOf, twelve } from '../ashtakavarga-table/ashtakavarga-table.logic.ts';
import { ashtakavargaTableStrings } from '../messages.generated/en/components/AshtakavargaTable.ts';
import type { AshtakavargaBody } from '../ashtakavarga-table/index.ts';
import { HeatLegend, SignTable, type SignTableOptions } from '../ashtakavarga-table/sign-table.tsx';
import * as styles from '../ashtakavarga-table/sign-table.css.ts';
import { grahaNames } from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { prastaraGridStrings } from '../messages.generated/en/components/PrastaraGrid.ts';

/** The points of one giver in the twelve signs. */
export interface PrastaraRow {
  /** Who gives the points: a planet, or the ascendant. */
  contributor: AshtakavargaBody;
  /** Twelve of 0 and 1, Mesha first. */
  points: readonly number[];
}

export interface PrastaraGridProps extends SignTableOptions {
  /** The body that receives the points. */
  body: AshtakavargaBody;
  /** The givers, in display order. */
  rows: readonly PrastaraRow[];
  /** The points of the body in each sign, Mesha first: its row in Ashtakavarga. */
  totals: readonly number[];
  /** Names the grid. @default "Points of Sun, by giver" in the current language */
  caption?: string;
  /** Shows a legend of the marks under the grid. One of several grids on a page is enough. @default true */
  legend?: boolean;
}

/** The bhinna ashtakavarga of a body in full: which giver grants a point in which sign. */
export function PrastaraGrid({
  body,
  rows,
  totals,
  caption,
  legend = true,
  ...rest
}: PrastaraGridProps) {
  const strings = useStrings(prastaraGridStrings);
  const shared = useStrings(ashtakavargaTableStrings);
  const grahas = useStrings(grahaNames);
  const name = body === 'ascendant' ? shared.ascendant : grahas[body];
  return (
    <SignTable
      {...rest}
      part="prastara-grid"
      caption={caption ?? strings.label({ body: name })}
      rowsAre={strings.contributor}
      rows={rows.map(({ contributor, points }) => ({
        key: contributor,
        header: <BodyName body={contributor} />,
        cells: twelve(points, 1, contributor).map((point) => ({
          content: <span className={point === 1 ? styles.bindu : styles.none}>{point}</span>,
        })),
        total: sumOf(points),
      }))}
      foot={{
        key: 'totals',
        header: strings.bindus,
        cells: twelve(totals, 8, body).map((total) => ({ content: total, heat: heatOf(total) })),
        total: sumOf(totals),
      }}
    >
      {legend && (
        <>
          <HeatLegend />
          <p className={styles.note}>{strings.legend({ body: name })}</p>
        </>
      )}
    </SignTable>
  );
}
