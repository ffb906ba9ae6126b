import { KootaTable } from '@jyoti/ui/koota-table';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { MetaList } from '@jyoti/ui/meta-list';
import { partners } from '../../matching/pair-in-url.ts';
import { rashiName } from '../../kundli/chart-data.ts';
import { Figures } from './figures.tsx';
import { ashtakootOrder, tableRow } from './koota-rows.ts';
import type { MatchProps } from './match-props.ts';
import * as styles from './matching-report.css.ts';
import { plain } from './numbers.ts';
import { useMatchingWords } from './words.ts';

/** The eight kootas of the north. */
export function AshtakootTab({ match: { ashtakoot }, names }: MatchProps) {
  const { ashtakoot: words, outOf } = useMatchingWords();
  const { score, full_score } = ashtakoot;
  const details = { boy: ashtakoot.boy_astro_details, girl: ashtakoot.girl_astro_details };
  return (
    <Stack gap="x5">
      <Figures items={[{ label: words.score, value: outOf(plain(score), plain(full_score)) }]} />
      <Text className={styles.reading}>{ashtakoot.bot_response}</Text>
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
      <Heading level={2} size="h3">
        {words.astro}
      </Heading>
      <div className={styles.both}>
        {partners.map((partner) => {
          const { gana, yoni, rasi, nakshatra, nakshatra_pada } = details[partner];
          return (
            <section key={partner} className={styles.one} aria-labelledby={`stars-${partner}`}>
              <Heading level={3} size="h4" id={`stars-${partner}`}>
                {names[partner]}
              </Heading>
              <MetaList
                items={[
                  { label: words.gana, value: gana },
                  { label: words.yoni, value: yoni },
                  { label: words.rasi, value: `${rashiName(rasi)} (${rasi})` },
                  { label: words.nakshatra, value: `${nakshatra} ${nakshatra_pada}` },
                ]}
              />
            </section>
          );
        })}
      </div>
    </Stack>
  );
}
