import type { AlmanacFact, DocumentLimb } from '@jyoti/contract';
import type {
  DayPanchang,
  KaranaSpan,
  LimbsNow,
  NakshatraSpan,
  TimeSpan,
  TithiSpan,
  YogaSpan,
} from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { karanaMeaning, nakshatraSpecial, tithiMeaning, yogaReading } from '@jyoti/readings';
import { isoSpan } from '../almanac/instants.ts';
import { momentInFull } from '../almanac/day-times.ts';
import { terms } from '../format/terms.ts';
import { panchangMessages } from '../messages.generated/panchang.ts';

/** A deity by its name in the engine: `Indra-Agni`. */
function deityOf(name: string, language: Language): string {
  const { deities } = terms[language].almanac;
  return (deities as Record<string, string>)[name.toLowerCase().replaceAll(/[ -]/g, '_')] ?? name;
}

/** A tithi with its number: "Shukla Navami (9)". */
export const numberedTithi = (number: number, language: Language): string =>
  panchangMessages[language].facts.tithi({ name: terms[language].tithi(number), number });

interface LimbOptions {
  /** The time that the limbs are given for: "10:24 am". */
  at: string;
  timeZone: string;
  language: Language;
}

/** The four limbs at an instant, each with those of the day. */
export function limbsOf(
  { tithi, nakshatra, yoga, karana }: LimbsNow,
  day: DayPanchang,
  { at, timeZone, language }: LimbOptions,
): DocumentLimb[] {
  const { facts, limbs, karanaTypes, atTime } = panchangMessages[language];
  const names = terms[language];
  const full = (instant: string) => momentInFull(instant, timeZone, language);
  const fact = (label: string, value: string): AlmanacFact => ({ label, value });
  const limb = <Limb extends TimeSpan>(
    key: DocumentLimb['limb'],
    now: Limb,
    all: readonly Limb[],
    nameOf: (limb: Limb) => string,
    texts: Pick<DocumentLimb, 'numbered' | 'facts' | 'meaning'>,
  ): DocumentLimb => {
    const span = isoSpan(now);
    return {
      limb: key,
      label: limbs[key],
      title: atTime({ limb: limbs[key], time: at }),
      name: nameOf(now),
      ...span,
      ...texts,
      bounds: [fact(facts.start, full(span.start)), fact(facts.end, full(span.end))],
      all: all.map((one) => ({ name: nameOf(one), ...isoSpan(one) })),
    };
  };
  const long = (label: string, value: string): AlmanacFact => ({ label, value, long: true });
  const tithiName = ({ number }: TithiSpan) => names.tithi(number);
  const nakshatraName = ({ nakshatra: { number } }: NakshatraSpan) => names.nakshatra(number);
  const yogaName = ({ number }: YogaSpan) => names.yoga(number);
  const karanaName = ({ name }: KaranaSpan) => names.karana(name);
  const { number, lord, deity } = nakshatra.nakshatra;
  const ofYoga = yogaReading(yoga.number, language).text;
  return [
    limb('tithi', tithi, day.tithis, tithiName, {
      numbered: numberedTithi(tithi.number, language),
      facts: [
        fact(facts.type, names.almanac.tithiKinds[tithi.type]),
        fact(facts.deity, deityOf(tithi.deity, language)),
      ],
      meaning: long(facts.meaning, tithiMeaning(tithi.number, language).text),
    }),
    limb('nakshatra', nakshatra, day.nakshatras, nakshatraName, {
      numbered: facts.tithi({ name: names.nakshatra(number), number }),
      facts: [fact(facts.lord, names.graha(lord)), fact(facts.deity, deityOf(deity, language))],
      meaning: long(facts.special, nakshatraSpecial(number, language).text),
    }),
    limb('yoga', yoga, day.yogas, yogaName, {
      numbered: yogaName(yoga),
      facts: [
        fact(facts.number, facts.yogaNumber({ number: yoga.number })),
        fact(facts.meaning, ofYoga.meaning),
      ],
      meaning: long(facts.special, ofYoga.special),
    }),
    limb('karana', karana, day.karanas, karanaName, {
      numbered: karanaName(karana),
      facts: [
        fact(facts.type, karanaTypes[karana.kind]),
        fact(facts.lord, names.graha(karana.lord)),
        fact(facts.deity, deityOf(karana.deity, language)),
      ],
      meaning: long(facts.meaning, karanaMeaning(karana.name, language).text),
    }),
  ];
}
