import type { HoroscopeDocument } from '@jyoti/contract';
import type { RashiNumber } from '@jyoti/ui/glyphs';
import { Part } from '@jyoti/ui/part';
import { PositionTable } from '@jyoti/ui/position-table';

/** Signs of the ten bodies, and their houses from the sign. */
export const Positions = ({ title, intro, rows }: HoroscopeDocument['positions']) => (
  <Part title={title} size="h2" gap="x3" intro={intro}>
    <PositionTable
      caption={title}
      captionHidden
      positions={rows.map(({ graha, sign, ...row }) => ({
        ...row,
        graha: graha ?? undefined,
        sign: sign as RashiNumber,
      }))}
    />
  </Part>
);
