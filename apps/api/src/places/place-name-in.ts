import type { Language } from '@jyoti/contract';
import hindiNames from './hindi-names.json' with { type: 'json' };
import { indiaStates } from './india-states.ts';
import { indiaName } from './place-record.ts';
import { regionNames } from './region-names.ts';
import { isDevanagari } from './sounds.ts';

/** The English and the Hindi name of a place, a district, a state or a country. */
type Pair = Readonly<Record<Language, string>>;

/** Pairs by either name. Of two with the same name, the first is taken. */
type Pairs = ReadonlyMap<string, Pair>;

const byName = (pairs: readonly Pair[]): Pairs =>
  new Map(
    pairs.toReversed().flatMap((pair) => [
      [pair.en, pair],
      [pair.hi, pair],
    ]),
  );

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

/** The states and union territories of India. */
function statePairs(): Pair[] {
  const states = new Set(Object.values(indiaStates));
  return regionNames.flatMap(([en, ...others]) => {
    const hi = others.find(isDevanagari);
    return hi !== undefined && states.has(en) ? [{ en, hi }] : [];
  });
}

/** What is known of names: those of countries, those inside each state or country, and all of them. */
interface KnownNames {
  countries: Pairs;
  within: ReadonlyMap<string, Pairs>;
  all: Pairs;
}

let tables: KnownNames | undefined;

function knownNames(): KnownNames {
  if (tables) return tables;
  const countries = countryPairs();
  const areas: [string, Pair[]][] = Object.entries(hindiNames).map(([area, names]) => [
    area,
    Object.entries(names).map(([en, hi]) => ({ en, hi })),
  ]);
  areas.push([indiaName, statePairs()]);
  tables = {
    countries: byName(countries),
    within: new Map(areas.map(([area, pairs]) => [area, byName(pairs)])),
    all: byName([...areas.flatMap(([, pairs]) => pairs), ...countries]),
  };
  return tables;
}

/**
 * The pair of a name by the areas that it is in, the nearest first, in English: one of a known area, or, if only India
 * is known, of any.
 */
function pairWithin(name: string, areas: readonly string[], isAbroad: boolean): Pair | undefined {
  const { within, all } = knownNames();
  const known = areas.flatMap((area) => within.get(area) ?? []);
  const pair = known.map((pairs) => pairs.get(name)).find((found) => found !== undefined);
  const isState = (area: string) =>
    area !== indiaName && (within.has(area) || within.get(indiaName)?.has(area));
  const isAnywhere = !isAbroad && !areas.some(isState);
  return pair ?? (isAnywhere ? all.get(name) : undefined);
}

/** The Hindi name of a place in a state or a country, which are named in English; `null` if it is not known. */
export function hindiNameOf(name: string, region: string, country: string): string | null {
  return pairWithin(name, [region, country], true)?.hi ?? null;
}

/**
 * The name of a place in a language: `Ujjain, Madhya Pradesh, India` is `उज्जैन, मध्य प्रदेश, भारत` in Hindi, and the other
 * way round. A part that has no known name in the language stays as it is. A name belongs to the state or the country
 * after it: Salem in Oregon is not the Salem of Tamil Nadu. A village with a PIN has the Hindi name of a town only as the
 * seat of the area of its name: Banda near Powayan is not spelt as the town of Banda.
 */
export function placeNameIn(name: string, language: Language): string {
  // Without the tables for the most frequent case.
  if (language === 'en' && !isDevanagari(name)) return name;
  const parts = name.split(', ');
  const country = knownNames().countries.get(parts.at(-1) ?? '');
  const isAbroad = country !== undefined && country.en !== indiaName;
  const areas: string[] = [];
  const shown = parts.toReversed().map((part, at) => {
    const [, text = part, pin = ''] = /^(.*?)( \d{6})?$/.exec(part) ?? [];
    if (pin !== '' && at > 2 && language === 'hi') return part;
    const pair = at === 0 && country ? country : pairWithin(text, areas, isAbroad);
    areas.unshift(pair?.en ?? text);
    return (pair?.[language] ?? text) + pin;
  });
  return shown.toReversed().join(', ');
}
