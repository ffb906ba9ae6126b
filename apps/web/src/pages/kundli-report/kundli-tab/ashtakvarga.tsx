import { ashtakvargaBodies } from '@jyoti/contract';
import { AshtakavargaTable, type AshtakavargaBody } from '@jyoti/ui/ashtakavarga-table';
import type { RashiNumber } from '@jyoti/ui/glyphs';
import { Stack } from '@jyoti/ui/layout';
import { PartHeading } from '@jyoti/ui/part';
import { TermText } from '@jyoti/ui/term-tip';
import { useInTurn } from '../../../tool/in-turn.tsx';
import type { TabProps } from '../report-props.ts';
import { useKundliTabWords } from './words.ts';

/** Half of the grid first: a slow phone shows where the reading begins before it has drawn the hundred cells. */
const AT_ONCE = 4;

/** The bindus of seven grahas and the lagna in the twelve signs, with their sums; each column says its house. */
export function Ashtakvarga({ kundli: { ashtakvarga }, planets, subTab }: TabProps) {
  const words = useKundliTabWords().ashtakvarga;
  const drawn = useInTurn(ashtakvargaBodies.length, AT_ONCE, AT_ONCE);
  if (!ashtakvarga) return null;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      <AshtakavargaTable
        aria-busy={drawn < ashtakvargaBodies.length}
        caption={words.caption(words.schools[ashtakvarga.school])}
        lagna={planets[0].rasi_no as RashiNumber}
        rows={ashtakvarga.ashtakvarga_order.slice(0, drawn).map((body, index) => ({
          body: body.toLowerCase() as AshtakavargaBody,
          points: ashtakvarga.ashtakvarga_points[index] ?? [],
        }))}
        sarva={ashtakvarga.ashtakvarga_total}
      />
    </Stack>
  );
}
