import { dashaLevels } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { GrahaGlyph, WithGlyph } from '@jyoti/ui/glyphs';
import { Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { MetaList } from '@jyoti/ui/meta-list';
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
              <Card key={level} as="section" aria-labelledby={`running-${level}`}>
                <Stack gap="x3">
                  <Heading level={3} size="h4" id={`running-${level}`}>
                    {words.levels[level]}
                  </Heading>
                  <MetaList
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
                </Stack>
              </Card>
            );
          })}
        </Grid>
      )}
    </Stack>
  );
}
