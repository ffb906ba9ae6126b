import { partners } from '../../matching/pair-in-url.ts';
import type { MatchProps } from './match-props.ts';
import { plain } from './numbers.ts';
import type { MatchingWords } from './words.ts';

/** The share of mangal dosha, in percent, from which it counts as present. */
const MANGLIK_FROM = 25;

/** The doshas of the couple and of both persons: what was found, and what each dosha is. */
export function doshaRows(
  { match: { aggregate, rajju_vedha }, names }: MatchProps,
  words: MatchingWords,
) {
  const {
    aggregate: { present, notPresent, yes, no, of, ...own },
  } = words;
  const ofCouple = (isPresent: boolean) => [
    { present: isPresent, label: isPresent ? present : notPresent },
  ];
  return [
    {
      name: own.rajju,
      findings: ofCouple(aggregate.rajju_dosha),
      text: rajju_vedha.rajju.rajju_description,
    },
    {
      name: own.vedha,
      findings: ofCouple(aggregate.vedha_dosha),
      text: rajju_vedha.vedha.description,
    },
    {
      name: own.mangal,
      findings: partners.map((partner) => {
        const share = aggregate.mangaldosh_points[partner];
        return {
          present: share >= MANGLIK_FROM,
          label: of(names[partner], words.percent(plain(share))),
        };
      }),
      text: own.mangalText,
    },
    {
      name: own.kaalSarp,
      findings: partners.map((partner) => {
        const isPresent = aggregate.kaalsarp[partner];
        return { present: isPresent, label: of(names[partner], isPresent ? yes : no) };
      }),
      text: own.kaalSarpText,
    },
  ];
}
