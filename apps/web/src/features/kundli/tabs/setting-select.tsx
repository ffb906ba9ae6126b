import {
  defaultSettings,
  isOwnAyanamsa,
  settingChoices,
  settingKeys,
  settingsFromSearch,
  type SettingName,
} from '@jyoti/contract';
import { ayanamsaName } from '@jyoti/language';
import { Select } from '@jyoti/ui/select';
import { useSearchState } from '../../../platform/data/search-params.ts';
import { choiceLabel } from './chosen-schools.ts';

interface SettingWords<Name extends SettingName> {
  names: Readonly<Record<Name, string>>;
  hints: Readonly<Record<Name, string>>;
  choices: Readonly<Record<Name, object>>;
}

interface SettingSelectProps<Name extends SettingName> {
  name: Name;
  words: SettingWords<Name>;
}

/** One calculation setting, which is in the URL if it is not the default. */
export function SettingSelect<Name extends SettingName>({ name, words }: SettingSelectProps<Name>) {
  const [search, changeSearch] = useSearchState();
  const value = String(settingsFromSearch(search)[name]);
  const choices: object = words.choices[name];
  // An ayanamsa of one's own is none of the choices; it is entered elsewhere.
  const ownLabel =
    name === 'ayanamsa' && isOwnAyanamsa(value)
      ? ayanamsaName(value, choices as Parameters<typeof ayanamsaName>[1])
      : null;
  const choose = (next: string) =>
    changeSearch({ [settingKeys[name]]: next === String(defaultSettings[name]) ? null : next });
  return (
    <Select
      label={words.names[name]}
      hint={words.hints[name]}
      value={value}
      onChange={(event) => choose(event.target.value)}
      options={[
        ...settingChoices[name].map((choice) => ({
          value: String(choice),
          label: choiceLabel(words.choices[name], choice),
        })),
        ...(ownLabel === null ? [] : [{ value, label: ownLabel }]),
      ]}
    />
  );
}
