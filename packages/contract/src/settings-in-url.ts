import { ayanamsas, yearLengths } from './choices.ts';
import type { KundliInput } from './kundli.ts';

/** The calculation settings that a reader may choose. */
export type ReportSettings = Required<
  Pick<KundliInput, 'ayanamsa' | 'node' | 'year_days' | 'sunrise' | 'ashtakvarga_school'>
>;
export type SettingName = keyof ReportSettings;

/** The defaults, which are omitted from the URL. */
export const defaultSettings: ReportSettings = {
  ayanamsa: 'lahiri',
  node: 'mean',
  year_days: 365.25,
  sunrise: 'centre',
  ashtakvarga_school: 'varahamihira',
};

/** The options of each setting, the default first. */
export const settingChoices: { readonly [Name in SettingName]: readonly ReportSettings[Name][] } = {
  ayanamsa: ayanamsas,
  node: ['mean', 'true'],
  year_days: yearLengths,
  sunrise: ['centre', 'edge'],
  ashtakvarga_school: ['varahamihira', 'parashara'],
};

/** The search parameter of each setting. */
export const settingKeys: Readonly<Record<SettingName, string>> = {
  ayanamsa: 'ayanamsa',
  node: 'node',
  year_days: 'year',
  sunrise: 'sunrise',
  ashtakvarga_school: 'school',
};

const names = Object.keys(defaultSettings) as SettingName[];

/**
 * Parses the settings in a URL. An invalid value becomes the default, so that a mistyped link still works.
 */
export function settingsFromSearch(search: URLSearchParams): ReportSettings {
  const chosen = names.map((name) => {
    const text = search.get(settingKeys[name]);
    const found = settingChoices[name].find((choice) => String(choice) === text);
    return [name, found ?? defaultSettings[name]];
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
