import type { SavedChart } from '@jyoti/contract';
import { searchFromBirth } from '../../tool/birth-in-url.ts';
import { settingKeys, settingsSearchOf, type SettingName } from '../../kundli/settings-in-url.ts';

/** The report that a kept chart was kept from: the same birth with the same settings. */
export function chartAddress({ birth, settings }: SavedChart): string {
  const chosen = new URLSearchParams(
    Object.entries(settingKeys).map(([name, key]) => [key, String(settings[name as SettingName])]),
  );
  return `/generate-kundli?${new URLSearchParams([
    ...searchFromBirth(birth),
    ...settingsSearchOf(chosen),
  ])}`;
}
