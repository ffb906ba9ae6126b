import type { HTMLAttributes, Ref } from 'react';
import { Badge } from '../badge/index.ts';
import { useStrings } from '../i18n/index.ts';
import { InfoIcon } from '../icons/index.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import { Table, type TableColumn } from '../table/index.ts';
import * as styles from './koota-table.css.ts';
import { markOf, ticksFor } from './koota-table.logic.ts';
import { kootaTableStrings } from '../messages.generated/en/components/KootaTable.ts';

export interface KootaRow {
  /** Unique in the table: "nadi". */
  id: string;
  /** Its name: "Nadi". */
  name: string;
  /** The groom's value: "Adi". */
  boy: string;
  /** The bride's value. */
  girl: string;
  /** 0 to `fullScore`. */
  score: number;
  /** The most that the koota gives. */
  fullScore: number;
  /** Why it scores so, in a sentence. */
  description: string;
  /** Why a low score is overlooked by tradition. It is shown next to the score, never added to it. */
  exception?: string | undefined;
}

export interface KootaTableProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The kootas, in the order in which they are shown. */
  rows: readonly KootaRow[];
  /** Sum of the scores. */
  total: {
    /** How many points the match has. */
    score: number;
    /** How many there are. */
    fullScore: number;
  };
  /** `scores`: points of different worth on small scales; `marks`: each met or not, as the ten poruthams. @default "scores" */
  variant?: 'scores' | 'marks';
  /** Names the table. @default "Ashtakoot" or "Dashakoot" in the current language */
  caption?: string;
  /**
   * Hides the caption visually (screen readers still read it), for use below a heading with the same text. @default
   * false
   */
  captionHidden?: boolean;
  /** Header of the groom's values: his name. @default "Groom" in the current language */
  boyLabel?: string;
  /** Header of the bride's values. @default "Bride" in the current language */
  girlLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

const TONES = { met: 'success', partly: 'warning', notMet: 'danger' } as const;

/** Width of one tick, px. */
const PITCH = 9;

/** A small scale with a tick for each possible point. Decorative: the number next to it has the same content. */
function ScoreTicks({ score, fullScore }: { score: number; fullScore: number }) {
  const ticks = ticksFor(score, fullScore);
  return (
    <svg
      viewBox={`0 0 ${ticks.length * PITCH} 18`}
      width={ticks.length * PITCH}
      height={18}
      aria-hidden="true"
      focusable="false"
      className={styles.ticks}
    >
      {ticks.map((share, index) => {
        const x = (index + 0.5) * PITCH;
        return (
          <g key={x}>
            <path d={`M${x} 2v15`} className={styles.tick} />
            {share > 0 && <path d={`M${x} 17v${-15 * share}`} className={styles.reached} />}
          </g>
        );
      })}
    </svg>
  );
}

/** The score of each koota of a match, and why; with their sum. */
export function KootaTable({
  rows,
  total,
  variant = 'scores',
  caption,
  boyLabel,
  girlLabel,
  ...rest
}: KootaTableProps) {
  const strings = useStrings(kootaTableStrings);
  const format = useWrittenNumber();
  const outOf = (score: number, full: number) =>
    strings.outOf({ score: format(score), full: format(full) });

  const columns: TableColumn<KootaRow>[] = [
    { id: 'name', header: strings.koota, cell: ({ name }) => name },
    {
      id: 'meaning',
      header: strings.meaning,
      stacked: 'note',
      cell: ({ description, exception }) => (
        <span className={styles.meaning}>
          {description}
          {exception && (
            <span className={styles.exception} data-part="koota-exception">
              <InfoIcon size={16} className={styles.exceptionIcon} aria-hidden />
              <span>
                <span className={styles.exceptionName}>{strings.exception}:</span> {exception}
              </span>
            </span>
          )}
        </span>
      ),
    },
    { id: 'boy', header: boyLabel ?? strings.boy, cell: ({ boy }) => boy },
    { id: 'girl', header: girlLabel ?? strings.girl, cell: ({ girl }) => girl },
    {
      id: 'score',
      header: strings.score,
      stacked: 'end',
      numeric: true,
      cell: ({ score, fullScore }) => {
        const mark = markOf(score, fullScore);
        return variant === 'marks' ? (
          <Badge tone={TONES[mark]}>{strings[mark]}</Badge>
        ) : (
          <span className={styles.score}>
            <ScoreTicks score={score} fullScore={fullScore} />
            <span className={styles.number}>{outOf(score, fullScore)}</span>
          </span>
        );
      },
    },
  ];

  return (
    <Table
      {...rest}
      caption={caption ?? strings.label[variant]}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      footer={{
        name: strings.total,
        score: <span className={styles.number}>{outOf(total.score, total.fullScore)}</span>,
      }}
    />
  );
}
