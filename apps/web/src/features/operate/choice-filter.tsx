import { Select } from '@jyoti/ui/select';
import { useSearchChoice } from '../../platform/data/use-search-choice.ts';
import { withFilters } from './operate-url.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface ChoiceFilterProps<Option extends string> {
  label: string;
  /** Name of its search parameter. */
  name: string;
  /** Label of the first option, which filters nothing. */
  everything: string;
  options: readonly Option[];
  labels: Readonly<Record<Option, string>>;
}

/** A filter of a list, kept in the URL. */
export function ChoiceFilter<Option extends string>({
  label,
  name,
  everything,
  options,
  labels,
}: ChoiceFilterProps<Option>) {
  const { chosen, choose } = useSearchChoice({ replace: false });
  return (
    <Select
      label={label}
      placeholder={everything}
      options={options.map((option) => ({ value: option, label: labels[option] }))}
      value={options.find((option) => option === chosen.get(name)) ?? null}
      onValueChange={(option) => choose(withFilters(chosen, { [name]: option ?? '' }))}
    />
  );
}

/** The filter of a list by the status of its rows. */
export function StatusFilter<Status extends string>(
  props: Pick<ChoiceFilterProps<Status>, 'options' | 'labels'>,
) {
  const { status, everyStatus } = useMessages(operateMessages);
  return <ChoiceFilter {...props} label={status} name="status" everything={everyStatus} />;
}
