import { partners, type KootaRow } from '@jyoti/contract';
import type { MatchProps } from './match-props.ts';
import { wholeNumber } from './numbers.ts';
import type { MatchWords } from '../report-words.ts';

/** When a koota's dosha is present, and under which rules a school sets it aside in this match. */
function withExceptions(
  text: string,
  { exception = [] }: KootaRow,
  { exceptions, exceptionNames }: MatchWords['aggregate'],
): string {
  const found = exception.flatMap(
    ({ code }) => exceptionNames[code as keyof typeof exceptionNames] ?? [],
  );
  return found.length > 0 ? `${text} ${exceptions({ list: found.join('; ') })}` : text;
}

/**
 * The doshas of the couple and of both persons: what was found, and when a dosha is present. How it was found
 * is shown once, in the part of its rule.
 */
export function doshaRows(
  { match: { aggregate, ashtakoot }, names }: MatchProps,
  words: MatchWords,
) {
  const {
    aggregate: { present, notPresent, yes, no, of, ...own },
  } = words;
  const ofCouple = (isPresent: boolean) => [
    { present: isPresent, label: isPresent ? present : notPresent },
  ];
  return [
    {
      name: own.nadi,
      findings: ofCouple(aggregate.nadi_dosha),
      text: withExceptions(own.nadiText, ashtakoot.nadi, words.aggregate),
    },
    {
      name: own.bhakoot,
      findings: ofCouple(aggregate.bhakoot_dosha),
      text: withExceptions(own.bhakootText, ashtakoot.bhakoot, words.aggregate),
    },
    {
      name: own.rajju,
      findings: ofCouple(aggregate.rajju_dosha),
      text: own.rajjuText,
    },
    {
      name: own.vedha,
      findings: ofCouple(aggregate.vedha_dosha),
      text: own.vedhaText,
    },
    {
      name: own.mangal,
      findings: partners.map((partner) => ({
        present: aggregate.mangal_dosha[partner],
        label: of({
          name: names[partner],
          value: words.percent({ value: wholeNumber(aggregate.mangaldosh_points[partner]) }),
        }),
      })),
      text: own.mangalText,
    },
    {
      name: own.kaalSarp,
      findings: partners.map((partner) => {
        const isPresent = aggregate.kaalsarp[partner];
        return {
          present: isPresent,
          label: of({ name: names[partner], value: isPresent ? yes : no }),
        };
      }),
      text: own.kaalSarpText,
    },
  ];
}
