import { partners, type KootaRow } from '@jyoti/contract';
import type { MatchProps } from './match-props.ts';
import { wholeNumber } from './numbers.ts';
import type { MatchWords } from './words.en.ts';

/** What a koota says, with the rules under which a school sets its dosha aside. */
const withExceptions = ({ description, exception = [] }: KootaRow) =>
  [description, ...exception.map(({ text }) => text)].filter(Boolean).join(' ');

/** The doshas of the couple and of both persons: what was found, and what each dosha is. */
export function doshaRows(
  { match: { aggregate, ashtakoot, rajju_vedha }, names }: MatchProps,
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
      text: withExceptions(ashtakoot.nadi),
    },
    {
      name: own.bhakoot,
      findings: ofCouple(aggregate.bhakoot_dosha),
      text: withExceptions(ashtakoot.bhakoot),
    },
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
      findings: partners.map((partner) => ({
        present: aggregate.mangal_dosha[partner],
        label: of(names[partner], words.percent(wholeNumber(aggregate.mangaldosh_points[partner]))),
      })),
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
