import { ashtakvargaBodies } from '@jyoti/contract';
import type { AshtakavargaBody } from '@jyoti/ui/ashtakavarga-table';
import type { RashiNumber } from '@jyoti/ui/glyphs';
import { Stack } from '@jyoti/ui/layout';
import { PrastaraGrid } from '@jyoti/ui/prastara-grid';
import { PartHeading } from '@jyoti/ui/part';
import { TermText } from '@jyoti/ui/term-tip';
import { InTurn } from '../../../tool/in-turn.tsx';
import type { TabProps } from '../report-props.ts';
import { useKundliTabWords } from './words.ts';

const kitBody = (body: string) => body.toLowerCase() as AshtakavargaBody;

/** Of each body, who gives it a bindu in which sign, and how many it gets. */
export function Binnashtakvarga({ kundli: { binnashtakvarga }, planets, subTab }: TabProps) {
  const words = useKundliTabWords().binnashtakvarga;
  if (!binnashtakvarga) return null;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      <InTurn atOnce={1}>
        {ashtakvargaBodies.map((body, index) => (
          <PrastaraGrid
            key={body}
            body={kitBody(body)}
            caption={words.caption(body)}
            lagna={planets[0].rasi_no as RashiNumber}
            rows={ashtakvargaBodies.map((contributor) => ({
              contributor: kitBody(contributor),
              points: binnashtakvarga[body].contributors[contributor],
            }))}
            totals={binnashtakvarga[body].totals}
            legend={index === 0}
          />
        ))}
      </InTurn>
    </Stack>
  );
}
