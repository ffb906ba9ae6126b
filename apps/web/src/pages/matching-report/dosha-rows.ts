import { partners } from '../../matching/pair-in-url.ts';
import type { MatchProps } from './match-props.ts';
import { plain } from './numbers.ts';
import type { MatchingWords } from './words.ts';

/** The share of mangal dosha, percent, from which the site calls it present. */
const MANGLIK_FROM = 25;

/** The doshas of the couple and of each of the two, as computed: what was found, and what it is. */
export function doshaRows(
  { match: { aggregate, rajju_vedha }, names }: MatchProps,
  words: MatchingWords,
) {
  const {
    aggregate: { present, notPresent, yes, no, of, ...own },
  } = words;
  const ofCouple = (isPresent: boolean) => [{ says: isPresent ? present : notPresent, isPresent }];
  return [
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
}
