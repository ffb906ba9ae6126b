import { Button } from '@jyoti/ui/button';
import { ArrowLeftIcon, PrinterIcon } from '@jyoti/ui/icons';
import { Cluster, Heading, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { ScoreDial } from '@jyoti/ui/score-dial';
import { partners, type Partner } from '../../matching/pair-in-url.ts';
import { civilDay } from '../../kundli/format.ts';
import type { MatchProps } from './match-props.ts';
import * as styles from './matching-report.css.ts';
import { MatchPdf } from './match-pdf.tsx';
import { plain } from './numbers.ts';
import { SavePair } from './save-pair.tsx';
import { useMatchingWords } from './words.ts';

const sides = { boy: styles.boy, girl: styles.girl };

/** The first screen: two names joined by the score, one sentence, and what can be done with it. */
export function MatchingOpening({
  match,
  names,
  formPath,
  swappedPath,
}: MatchProps & { formPath: string; swappedPath: string }) {
  const words = useMatchingWords();
  const { ashtakoot, aggregate } = match;
  const person = (partner: Partner) => {
    const { date, time, place } = match[partner];
    return (
      <div className={sides[partner]}>
        <span className={styles.name}>{names[partner]}</span>
        <span className={styles.born}>{words.born(civilDay(date), time, place.name)}</span>
      </div>
    );
  };
  const [first, second] = partners;
  return (
    <Stack gap="x5">
      <Heading level={1} className={styles.overline}>
        {words.title}
      </Heading>
      <div className={styles.opening}>
        {person(first)}
        <ScoreDial
          label={words.dial}
          value={ashtakoot.score}
          max={ashtakoot.full_score}
          word={words.verdicts[ashtakoot.verdict]}
        />
        {person(second)}
      </div>
      <p className={styles.summary}>
        {words.sentence(plain(ashtakoot.score), plain(aggregate.score))}
      </p>
      <Cluster className={styles.actions} data-print="hide">
        <ButtonLink href={formPath} icon={<ArrowLeftIcon size={20} aria-hidden />}>
          {words.back}
        </ButtonLink>
        <ButtonLink href={swappedPath}>{words.swap}</ButtonLink>
        <Button icon={<PrinterIcon size={20} />} onClick={() => globalThis.print()}>
          {words.print}
        </Button>
        <SavePair match={match} />
        <MatchPdf match={match} names={names} />
      </Cluster>
    </Stack>
  );
}
