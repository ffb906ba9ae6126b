import { Badge } from '@jyoti/ui/badge';
import { Card } from '@jyoti/ui/card';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { partners } from '../kundli-matching/pair-in-url.ts';
import type { MatchProps } from './match-props.ts';
import * as styles from './matching-report.css.ts';
import { plain } from './numbers.ts';
import { useMatchingWords } from './words.ts';

/** The share of mangal dosha, percent, from which the site calls it present. */
const MANGLIK_FROM = 25;

/** The doshas of the couple and of each of the two, as computed. */
export function DoshaPanel({ match: { aggregate, rajju_vedha }, names }: MatchProps) {
  const words = useMatchingWords();
  const {
    aggregate: { present, notPresent, yes, no, of, ...own },
  } = words;
  const ofCouple = (isPresent: boolean) => [{ says: isPresent ? present : notPresent, isPresent }];
  const rows = [
    {
      name: own.rajju,
      found: ofCouple(aggregate.rajju_dosha),
      text: rajju_vedha.rajju.rajju_description,
    },
    {
      name: own.vedha,
      found: ofCouple(aggregate.vedha_dosha),
      text: rajju_vedha.vedha.description,
    },
    {
      name: own.mangal,
      found: partners.map((partner) => {
        const share = aggregate.mangaldosh_points[partner];
        return {
          says: of(names[partner], words.percent(plain(share))),
          isPresent: share >= MANGLIK_FROM,
        };
      }),
      text: own.mangalText,
    },
    {
      name: own.kaalSarp,
      found: partners.map((partner) => {
        const isPresent = aggregate.kaalsarp[partner];
        return { says: of(names[partner], isPresent ? yes : no), isPresent };
      }),
      text: own.kaalSarpText,
    },
  ];

  return (
    <Stack gap="x3">
      <Heading level={2} size="h3" id="match-doshas">
        {own.doshas}
      </Heading>
      <Text tone="muted">{own.doshasNote}</Text>
      <ul className={styles.doshas} aria-labelledby="match-doshas">
        {rows.map(({ name, found, text }) => (
          <Card key={name} as="li" className={styles.dosha}>
            <div className={styles.doshaHead}>
              <span className={styles.doshaName}>{name}</span>
              {found.map(({ says, isPresent }) => (
                <Badge key={says} tone={isPresent ? 'warning' : 'success'}>
                  {says}
                </Badge>
              ))}
            </div>
            {text && <Text size="small">{text}</Text>}
          </Card>
        ))}
      </ul>
    </Stack>
  );
}
