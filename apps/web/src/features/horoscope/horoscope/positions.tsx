import type { HoroscopeDocument } from '@jyoti/contract';
import type { RashiNumber } from '@jyoti/ui/glyphs';
import { Section } from '@jyoti/ui/section';
import { PositionTable } from '@jyoti/ui/position-table';

/** Signs of the ten bodies, and their houses from the sign. */
export const Positions = ({ title, intro, rows }: HoroscopeDocument['positions']) => (
  <Section title={title} size="h2" gap="x3" description={intro}>
    <PositionTable
      caption={title}
      captionHidden
      positions={rows.map(({ graha, sign, ...row }) => ({
        ...row,
        graha: graha ?? undefined,
        sign: sign as RashiNumber,
      }))}
    />
  </Section>
);
