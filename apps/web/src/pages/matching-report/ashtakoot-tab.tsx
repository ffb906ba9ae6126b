import { FactGrid, FactTile } from '@jyoti/ui/fact-grid';
import { KootaTable } from '@jyoti/ui/koota-table';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { MetaList } from '@jyoti/ui/meta-list';
import { Part } from '@jyoti/ui/part';
import { partners } from '../../matching/pair-in-url.ts';
import { rashiName } from '../../kundli/chart-data.ts';
import { ashtakootOrder, tableRow } from './koota-rows.ts';
import type { MatchProps } from './match-props.ts';
import { plain } from './numbers.ts';
import { useMatchingWords } from './words.ts';

/** The eight kootas of the north. */
export function AshtakootTab({ match: { ashtakoot }, names }: MatchProps) {
  const { ashtakoot: words, outOf } = useMatchingWords();
  const { score, full_score } = ashtakoot;
  const details = { boy: ashtakoot.boy_astro_details, girl: ashtakoot.girl_astro_details };
  return (
    <Stack gap="x5">
      <FactGrid>
        <FactTile label={words.score} value={outOf(plain(score), plain(full_score))} />
      </FactGrid>
      <Text>{ashtakoot.bot_response}</Text>
      <KootaTable
        caption={words.caption}
        rows={ashtakootOrder.map((key) => tableRow(key, ashtakoot[key]))}
        total={{ score, fullScore: full_score }}
        boyLabel={names.boy}
        girlLabel={names.girl}
      />
      <Text size="small" tone="muted">
        {words.exceptions}
      </Text>
      <Part title={words.astro}>
        <Grid minItem="18rem" columns={2}>
          {partners.map((partner) => {
            const { gana, yoni, rasi, nakshatra, nakshatra_pada } = details[partner];
            return (
              <Part key={partner} headingLevel={3} title={names[partner]} gap="x3">
                <MetaList
                  items={[
                    { label: words.gana, value: gana },
                    { label: words.yoni, value: yoni },
                    { label: words.rasi, value: `${rashiName(rasi)} (${rasi})` },
                    { label: words.nakshatra, value: `${nakshatra} ${nakshatra_pada}` },
                  ]}
                />
              </Part>
            );
          })}
        </Grid>
      </Part>
    </Stack>
  );
}
