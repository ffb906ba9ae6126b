import { Select } from '@jyoti/ui/select';
import { useSearchParams } from 'react-router-dom';
import { useAtOnce } from '../../app/use-at-once.ts';
import { withFilters } from './operate-address.ts';

interface ChoiceFilterProps<Option extends string> {
  label: string;
  /** Its name in the address. */
  name: string;
  /** What the first option says, which filters nothing. */
  everything: string;
  options: readonly Option[];
  labels: Readonly<Record<Option, string>>;
  value: Option | undefined;
}

/** A filter of a list that stands in the address. */
export function ChoiceFilter<Option extends string>({
  label,
  name,
  everything,
  options,
  labels,
  value,
}: ChoiceFilterProps<Option>) {
  const [, setSearch] = useSearchParams();
  const [shown, choose] = useAtOnce<string>(value ?? '', (chosen) =>
    setSearch((before) => withFilters(before, { [name]: chosen }), { preventScrollReset: true }),
  );
  return (
    <Select
      label={label}
      placeholder={everything}
      options={options.map((option) => ({ value: option, label: labels[option] }))}
      value={shown}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
