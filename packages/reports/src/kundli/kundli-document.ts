import type { KundliPartKey, KundliSection } from '@jyoti/contract';
import { isoFromJulianDay } from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { reportPart, type ReportPart } from '@jyoti/ui/data';
import { basicMessages } from '../messages.generated/basic.ts';
import { generalMessages } from '../messages.generated/general.ts';
import { doshasMessages } from '../messages.generated/doshas.ts';
import { periodsMessages } from '../messages.generated/periods.ts';
import { doshasPart } from './doshas-part.ts';
import { sadeSati } from './sade-sati-part.ts';
import type { SubTabKey } from './tabs.ts';
import { kundliMessages } from '../messages.generated/kundli.ts';
import { reportWords } from '../report-words.ts';
import { ashtakvarga, binnashtakvarga } from './ashtakavarga.ts';
import { basicDetails } from './basic-details.ts';
import { divisionalCharts } from './divisional-charts.ts';
import { ascendantReport, personalCharacteristics, planetReports } from './general-part.ts';
import { planetDetails } from './planet-details.ts';
import type { KundliSource } from './kundli-source.ts';
import type { ReportSource } from './source.ts';
import { westernPlanet } from './western-planet.ts';

interface Part {
  /** What it shows in addition to the planets. */
  readonly sections: readonly KundliSection[];
  /** @param now what runs then is marked, ISO 8601 */
  readonly write: (source: ReportSource, language: Language, now: string) => ReportPart | null;
}

const basic = (language: Language) => reportWords(basicMessages, language);
const kundli = (language: Language) => reportWords(kundliMessages, language);
const general = (language: Language) => reportWords(generalMessages, language);

const dosha = (key: SubTabKey<'doshas'>): Part => ({
  sections: ['doshas'],
  write: (source, language) =>
    doshasPart(key, source.kundli, reportWords(doshasMessages, language)),
});

const parts: { readonly [Key in KundliPartKey]: Part } = {
  'basic-details': {
    sections: [],
    write: (source, language) => basicDetails(source, basic(language)),
  },
  'planet-details': {
    sections: [],
    write: ({ planets }, language) => planetDetails(planets, kundli(language)),
  },
  'divisional-chart': {
    sections: ['divisional'],
    write: (source, language) => divisionalCharts(source.kundli, kundli(language)),
  },
  ashtakvarga: {
    sections: ['ashtakvarga'],
    write: (source, language) => ashtakvarga(source, kundli(language)),
  },
  binnashtakvarga: {
    sections: ['binnashtakvarga'],
    write: (source, language) => binnashtakvarga(source, kundli(language)),
  },
  'western-planet': {
    sections: ['western'],
    write: (source, language) => westernPlanet(source.kundli, kundli(language)),
  },
  'personal-characteristics': {
    sections: ['reports'],
    write: (source, language) => personalCharacteristics(source, general(language)),
  },
  'ascendant-report': {
    sections: ['reports'],
    write: (source, language) => ascendantReport(source, general(language)),
  },
  'planet-report': {
    sections: ['reports'],
    write: (source, language) => planetReports(source, general(language)),
  },
  'mangal-dosh': dosha('mangal-dosh'),
  'kaal-sarp-dosh': dosha('kaal-sarp-dosh'),
  'manglik-dosh': dosha('manglik-dosh'),
  'pitra-dosh': dosha('pitra-dosh'),
  papasamaya: dosha('papasamaya'),
  'sade-sati-summary': {
    sections: ['doshas'],
    write: ({ kundli: { doshas, settings } }, language, now) =>
      doshas
        ? reportPart('', [
            sadeSati(doshas.sadesati, {
              doshas: reportWords(doshasMessages, language),
              periods: reportWords(periodsMessages, language),
              timezone: settings.timezone,
              now,
            }),
          ])
        : null,
  },
};

/** The sections of a kundli that some parts of its document are written from. */
export const sectionsOfParts = (keys: readonly KundliPartKey[]): KundliSection[] => [
  ...new Set<KundliSection>(['planet_details', ...keys.flatMap((key) => parts[key].sections)]),
];

/**
 * Parts of a kundli as blocks,. A part whose facts the kundli lacks is absent. */
export function kundliParts(
  keys: readonly KundliPartKey[],
  source: KundliSource,
): Partial<Record<KundliPartKey, ReportPart>> {
  const now = isoFromJulianDay(source.nowJdUt);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const part = parts[key].write(source.published, source.language, now);
      return part ? [[key, part]] : [];
    }),
  );
}
