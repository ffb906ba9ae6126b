import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { GrahaGlyph, grahaNames } from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { papaBarsStrings } from '../messages.generated/en/components/PapaBars.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import * as styles from './meter-bars.css.ts';
import { Meter } from './meter.tsx';
import {
  PAPA_SCALE,
  PAPA_THRESHOLDS,
  papaBandOf,
  papaGrahas,
  type PapaGraha,
} from './papa-bars.logic.ts';

export interface PapaPartner {
  /** Whose chart it is. Unique. */
  name: string;
  /** The papa of each graha, 0 to 25; more fills its bar. */
  papa: Readonly<Record<PapaGraha, number>>;
  /** Their sum. */
  total: number;
  /** The plain count of 1, ½ and ¼ for the houses they occupy, and its sum. */
  points?: Readonly<Record<PapaGraha | 'total', number>>;
}

export interface PapaBarsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** One chart, or the two of a match. */
  partners: readonly PapaPartner[];
  /** Names the table. @default "Papasamaya" in the current language */
  caption?: string;
  /** Hides the caption visually, for use below a heading with the same text. @default false */
  captionHidden?: boolean;
  /** A remark on the match, below the table. */
  note?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The weight of the four malefics in a chart, or in the two charts of a match: a Meter with bars. */
export function PapaBars({ partners, caption, captionHidden, note, ...rest }: PapaBarsProps) {
  const strings = useStrings(papaBarsStrings);
  const grahas = useStrings(grahaNames);
  const write = useWrittenNumber();
  const noteOf = ({ points }: PapaPartner, of: PapaGraha | 'total') =>
    points && { note: strings.points({ count: points[of], points: write(points[of]) }) };

  return (
    <Meter
      data-part="papa-bars"
      {...rest}
      variant="bars"
      label={caption ?? strings.label}
      labelHidden={captionHidden}
      columns={[strings.graha, ...partners.map(({ name }) => name)]}
      max={PAPA_SCALE.graha}
      marks={PAPA_THRESHOLDS}
      rows={papaGrahas.map((graha) => ({
        id: graha,
        label: (
          <span className={styles.rowName}>
            <GrahaGlyph graha={graha} size={18} />
            {grahas[graha]}
          </span>
        ),
        bars: partners.map((partner) => {
          const value = partner.papa[graha];
          const tone = papaBandOf(value);
          return { value, tone, word: strings.bands[tone], ...noteOf(partner, graha) };
        }),
      }))}
      total={{
        id: 'total',
        label: strings.total,
        max: PAPA_SCALE.total,
        bars: partners.map((partner) => ({
          value: partner.total,
          text: write(partner.total, { fractionDigits: 2 }),
          tone: 'strong',
          ...noteOf(partner, 'total'),
        })),
      }}
      note={
        <>
          {note && <p className={styles.note}>{note}</p>}
          <p>{strings.scale}</p>
          {partners.some(({ points }) => points) && <p>{strings.pointsMeaning}</p>}
        </>
      }
    />
  );
}
