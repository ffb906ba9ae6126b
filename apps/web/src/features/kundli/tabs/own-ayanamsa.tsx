import { isOwnAyanamsa, settingKeys, settingsFromSearch } from '@jyoti/contract';
import { TextField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { schoolHintsMessages } from '../../../messages.generated/school-hints.ts';
import { useSearchState } from '../../../platform/data/search-params.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The degrees of an ayanamsa of one's own, which is in the URL; an empty field removes it. */
export function OwnAyanamsa() {
  const { ownAyanamsa: words } = useMessages(schoolHintsMessages);
  const [search, changeSearch] = useSearchState();
  const { ayanamsa } = settingsFromSearch(search);
  const given = isOwnAyanamsa(ayanamsa) ? ayanamsa : '';
  const [wrong, setWrong] = useState(false);

  const commit = (input: HTMLInputElement) => {
    const text = input.value.trim();
    const isWrong = text !== '' && !isOwnAyanamsa(text);
    setWrong(isWrong);
    if (isWrong || text === given) return;
    changeSearch({ [settingKeys.ayanamsa]: text || null });
  };

  return (
    <TextField
      // Another value of the URL replaces what the field shows.
      key={given}
      label={words.label}
      hint={words.hint}
      error={wrong ? words.wrong : null}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={given}
      onBlur={({ currentTarget }) => commit(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') commit(currentTarget);
      }}
    />
  );
}
