import { ayanamsas, defaultSunrise, isOwnAyanamsa, sunrises, yearLengths } from './choices.ts';
import type { KundliInput } from './kundli.ts';
import {
  defaultSchools,
  schoolChoices,
  schoolNames,
  type SchoolName,
  type Schools,
  withoutDefaultSchools,
} from './school-choices.ts';

/** The settings that most readers know. */
type UsualSettings = Required<
  Pick<KundliInput, 'ayanamsa' | 'node' | 'year_days' | 'sunrise' | 'ashtakvarga_school'>
>;

/** The calculation settings that a reader may choose. */
export type ReportSettings = UsualSettings & Schools;
export type UsualSettingName = keyof UsualSettings;
export type SettingName = UsualSettingName | SchoolName;

const usualDefaults: UsualSettings = {
  ayanamsa: 'lahiri',
  node: 'mean',
  year_days: 365.25,
  sunrise: defaultSunrise,
  ashtakvarga_school: 'varahamihira',
};

/** The names of the usual settings, in the order in which they are shown. */
export const usualSettingNames = Object.keys(usualDefaults) as UsualSettingName[];

/** The defaults, which are omitted from the URL. */
export const defaultSettings: ReportSettings = { ...usualDefaults, ...defaultSchools };

/** The options of each setting, the default first; an ayanamsa may also be one of one's own. */
export const settingChoices: { readonly [Name in SettingName]: readonly ReportSettings[Name][] } = {
  ayanamsa: ayanamsas,
  node: ['mean', 'true'],
  year_days: yearLengths,
  sunrise: sunrises,
  ashtakvarga_school: ['varahamihira', 'parashara'],
  ...schoolChoices,
};

/** The search parameter of each setting. */
export const settingKeys: Readonly<Record<SettingName, string>> = {
  ayanamsa: 'ayanamsa',
  node: 'node',
  year_days: 'year',
  sunrise: 'sunrise',
  ashtakvarga_school: 'school',
  node_aspects: 'node_aspects',
  node_dignity: 'node_dignity',
  arudha_exceptions: 'arudha_moves',
  arudha_lords: 'arudha_lords',
  upapada: 'upapada',
  chara_lords: 'chara_lords',
  chara_exaltation: 'chara_exalted',
  shadbala_school: 'shadbala',
  benefic_moon: 'benefic_moon',
  benefic_mercury: 'benefic_mercury',
  vimsopaka_exaltation: 'vimsopaka_exalted',
  kp_nodes: 'kp_nodes',
  vimshottari_star: 'star',
  mangal_houses: 'mars_houses',
  adhi_yoga: 'adhi',
  kantaka_school: 'kantaka',
  contact_orb: 'orb',
};

const names: readonly SettingName[] = [...usualSettingNames, ...schoolNames];

/**
 * Parses the settings in a URL. An invalid value becomes the default, so that a mistyped link still works.
 */
export function settingsFromSearch(search: URLSearchParams): ReportSettings {
  const chosen = names.map((name) => {
    const text = search.get(settingKeys[name]);
    const isOwn = name === 'ayanamsa' && text !== null && isOwnAyanamsa(text);
    const choice = isOwn ? text : settingChoices[name].find((one) => String(one) === text);
    return [name, choice ?? defaultSettings[name]];
  });
  return Object.fromEntries(chosen) as ReportSettings;
}

/** The search parameters of settings that are not the default, in a fixed order. */
export function settingsSearchOf(search: URLSearchParams): URLSearchParams {
  const settings = settingsFromSearch(search);
  return new URLSearchParams(
    names
      .filter((name) => settings[name] !== defaultSettings[name])
      .map((name) => [settingKeys[name], String(settings[name])]),
  );
}

/** The settings in a URL as a request or a saved chart has them: without the choices of schools that are the default. */
export const settingsToSend = (search: URLSearchParams): UsualSettings & Partial<Schools> =>
  withoutDefaultSchools(settingsFromSearch(search));
