import { partners, type Partner } from '@jyoti/contract';
import type { Koota, Match } from '@jyoti/jyotish';
import type { KitTables } from '@jyoti/ui/data';
import type { MatchSubject } from './match-subject.ts';
import { wholeNumber } from './numbers.ts';
import type { MatchWords } from '../report-words.ts';

/** When a koota's dosha is present, and under which rules a school sets it aside in this match. */
function withExceptions(
  text: string,
  { exceptions: found }: Pick<Koota, 'exceptions'>,
  { exceptions, exceptionNames }: MatchWords['aggregate'],
): string {
  const list = found.map(({ code }) => exceptionNames[code]).join('; ');
  return list === '' ? text : `${text} ${exceptions({ list })}`;
}

/**
 * The doshas of the couple and of both persons: what was found, and when a dosha is present. How it was found
 * is shown once, in the part of its rule.
 */
export function doshaRows({
  match: { ashtakoota, rajju, vedha, mangal, kaalSarp },
  names,
  words,
}: MatchSubject<Match>): KitTables['doshas']['items'] {
  const { present, notPresent, yes, no, of, ...own } = words.aggregate;
  const { nadi, bhakoot } = ashtakoota.kootas;
  const ofCouple = (isPresent: boolean) => [
    { present: isPresent, label: isPresent ? present : notPresent },
  ];
  const ofEach = (finding: (partner: Partner) => { isPresent: boolean; value: string }) =>
    partners.map((partner) => {
      const { isPresent, value } = finding(partner);
      return { present: isPresent, label: of({ name: names[partner], value }) };
    });
  return [
    {
      name: own.nadi,
      findings: ofCouple(nadi.score === 0),
      text: withExceptions(own.nadiText, nadi, words.aggregate),
    },
    {
      name: own.bhakoot,
      findings: ofCouple(bhakoot.score === 0),
      text: withExceptions(own.bhakootText, bhakoot, words.aggregate),
    },
    { name: own.rajju, findings: ofCouple(rajju.present), text: own.rajjuText },
    { name: own.vedha, findings: ofCouple(vedha.present), text: own.vedhaText },
    {
      name: own.mangal,
      findings: ofEach((partner) => ({
        isPresent: mangal[partner].isPresent,
        value: words.percent({ value: wholeNumber(mangal[partner].percent) }),
      })),
      text: own.mangalText,
    },
    {
      name: own.kaalSarp,
      findings: ofEach((partner) => {
        const { isPresent } = kaalSarp[partner];
        return { isPresent, value: isPresent ? yes : no };
      }),
      text: own.kaalSarpText,
    },
  ];
}
