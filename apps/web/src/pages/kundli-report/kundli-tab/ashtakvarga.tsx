import { AshtakavargaTable, type AshtakavargaBody } from '@jyoti/ui/ashtakavarga-table';
import type { RashiNumber } from '@jyoti/ui/glyphs';
import { Stack } from '@jyoti/ui/layout';
import { PartHeading } from '../parts/part-heading.tsx';
import type { TabProps } from '../report-props.ts';
import { useKundliTabWords } from './words.ts';

/** The bindus of seven grahas and the lagna in the twelve signs, with their sums; each column says its house. */
export function Ashtakvarga({ kundli: { ashtakvarga }, planets, subTab }: TabProps) {
  const words = useKundliTabWords().ashtakvarga;
  if (!ashtakvarga) return null;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label} intro={words.intro} />
      <AshtakavargaTable
        caption={words.caption(words.schools[ashtakvarga.school])}
        lagna={planets[0].rasi_no as RashiNumber}
        rows={ashtakvarga.ashtakvarga_order.map((body, index) => ({
          body: body.toLowerCase() as AshtakavargaBody,
          points: ashtakvarga.ashtakvarga_points[index] ?? [],
        }))}
        sarva={ashtakvarga.ashtakvarga_total}
      />
    </Stack>
  );
}
