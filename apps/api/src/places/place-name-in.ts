import type { Language } from '@jyoti/contract';
import { cityNames, moreTowns } from './city-names.ts';
import { regionNames } from './region-names.ts';
import { isDevanagari } from './sounds.ts';

/** Towns with one name only, which the search finds by its sound in either script. */
const townNames: readonly (readonly [string, string])[] = [
  ['Rampur', 'रामपुर'],
  ['Ludhiana', 'लुधियाना'],
  ['Faridabad', 'फ़रीदाबाद'],
  ['Dhanbad', 'धनबाद'],
  ['Jodhpur', 'जोधपुर'],
  ['Kota', 'कोटा'],
  ['Kolhapur', 'कोल्हापुर'],
  ['Bareilly', 'बरेली'],
  ['Moradabad', 'मुरादाबाद'],
  ['Aligarh', 'अलीगढ़'],
  ['Jamshedpur', 'जमशेदपुर'],
  ['Darbhanga', 'दरभंगा'],
  ['Bilaspur', 'बिलासपुर'],
  ['Bikaner', 'बीकानेर'],
  ['Bhagalpur', 'भागलपुर'],
  ['Muzaffarpur', 'मुज़फ़्फ़रपुर'],
  ['Ghaziabad', 'ग़ाज़ियाबाद'],
  ['Saharanpur', 'सहारनपुर'],
  ['Rewa', 'रीवा'],
  ['Satna', 'सतना'],
  ['Ajmer', 'अजमेर'],
  ['Udaipur', 'उदयपुर'],
  ['Bhilwara', 'भीलवाड़ा'],
  ['Alwar', 'अलवर'],
  ['Sikar', 'सीकर'],
  ['Pali', 'पाली'],
  ['Hisar', 'हिसार'],
  ['Rohtak', 'रोहतक'],
  ['Panipat', 'पानीपत'],
  ['Karnal', 'करनाल'],
  ['Ambala', 'अंबाला'],
  ['Patiala', 'पटियाला'],
  ['Jammu', 'जम्मू'],
  ['Cuttack', 'कटक'],
  ['Amravati', 'अमरावती'],
  ['Jalgaon', 'जलगाँव'],
  ['Latur', 'लातूर'],
  ['Bhavnagar', 'भावनगर'],
  ['Jamnagar', 'जामनगर'],
  ['Jaunpur', 'जौनपुर'],
  ['Azamgarh', 'आज़मगढ़'],
  ['Dewas', 'देवास'],
  ['Ratlam', 'रतलाम'],
  ['Noida', 'नोएडा'],
  ['Akola', 'अकोला'],
  ['Gandhinagar', 'गांधीनगर'],
  ['Navi Mumbai', 'नवी मुंबई'],
  ['Nanded', 'नांदेड़'],
  ['Sangli', 'सांगली'],
  ['Durg', 'दुर्ग'],
  ['Korba', 'कोरबा'],
  ['Etawah', 'इटावा'],
  ['Firozabad', 'फ़िरोज़ाबाद'],
  ['Bathinda', 'बठिंडा'],
  ['Purnia', 'पूर्णिया'],
  ['Arrah', 'आरा'],
  ['Sonipat', 'सोनीपत'],
  ['Siliguri', 'सिलीगुड़ी'],
  ['Asansol', 'आसनसोल'],
  ['Coimbatore', 'कोयंबटूर'],
  ['Salem', 'सेलम'],
  ['Guntur', 'गुंटूर'],
  ['Warangal', 'वारंगल'],
];

/** The English and the Hindi name of a town, a state or a country. */
type Pair = Readonly<Record<Language, string>>;

/** Names of all countries with an ISO code. */
function countryPairs(): Pair[] {
  const [en, hi] = (['en', 'hi'] as const).map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const pair = { en: en?.of(code), hi: hi?.of(code) };
      return pair.en && pair.hi ? [{ en: pair.en, hi: pair.hi }] : [];
    });
}

/** A name and its other names, if one of them is in Devanagari. */
function pairOf([en = '', ...others]: readonly string[]): Pair[] {
  const hi = others.find(isDevanagari);
  return hi === undefined ? [] : [{ en, hi }];
}

let known: ReadonlyMap<string, Pair> | undefined;

/** The pairs by either name. Of two with the same name, the first in the tables is taken. */
function pairs(): ReadonlyMap<string, Pair> {
  known ??= new Map(
    [
      ...cityNames.flatMap(([, , ...names]) => pairOf(names)),
      ...townNames.flatMap(pairOf),
      ...moreTowns.flatMap(({ names }) => pairOf(names)),
      ...regionNames.flatMap(pairOf),
      ...countryPairs(),
    ]
      .toReversed()
      .flatMap((pair) => [
        [pair.en, pair],
        [pair.hi, pair],
      ]),
  );
  return known;
}

function partIn(part: string, language: Language): string {
  const [, name = part, pin = ''] = /^(.*?)( \d{6})?$/.exec(part) ?? [];
  return (pairs().get(name)?.[language] ?? name) + pin;
}

/**
 * The name of a place in a language: `Ujjain, Madhya Pradesh, India` is `उज्जैन, मध्य प्रदेश, भारत` in Hindi, and the other
 * way round. A part that has no known name in the language stays as it is.
 */
export function placeNameIn(name: string, language: Language): string {
  // Without the table for the most frequent case.
  if (language === 'en' && !isDevanagari(name)) return name;
  return name
    .split(', ')
    .map((part) => partIn(part, language))
    .join(', ');
}
