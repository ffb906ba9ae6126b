import { dashaLevels } from '@jyoti/contract';
import { FactCard } from '@jyoti/ui/fact-card';
import { GrahaGlyph, WithGlyph } from '@jyoti/ui/glyphs';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { PartHeading } from '@jyoti/ui/part';
import { TermText } from '@jyoti/ui/term-tip';
import { grahaId } from '../../../kundli/chart-data.ts';
import { momentOf } from '../../../kundli/format.ts';
import type { TabProps } from '../report-props.ts';
import { useDashasTabWords } from './words.ts';

/** A card for each of the five periods that run now. */
export function CurrentMahadasha({ kundli: { dashas, settings }, subTab }: TabProps) {
  const { current: words, planet } = useDashasTabWords();
  if (!dashas) return null;
  const { current } = dashas.vimshottari;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      {!current && <Text>{words.none}</Text>}
      {current && (
        <Grid minItem="18rem">
          {dashaLevels.map((level) => {
            const { name, start, end } = current[level];
            return (
              <FactCard
                key={level}
                title={words.levels[level]}
                items={[
                  {
                    label: planet,
                    value: (
                      <WithGlyph glyph={<GrahaGlyph graha={grahaId(name)} size={22} />}>
                        {name}
                      </WithGlyph>
                    ),
                  },
                  { label: words.starts, value: momentOf(start, settings.timezone) },
                  { label: words.ends, value: momentOf(end, settings.timezone) },
                ]}
              />
            );
          })}
        </Grid>
      )}
    </Stack>
  );
}
