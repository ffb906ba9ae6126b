import {
  almanacRegions,
  birthYears,
  type AlmanacRegion,
  type AlmanacYearParams,
} from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Cluster, Stack } from '@jyoti/ui/layout';
import { PeriodSteps } from '@jyoti/ui/period-bar';
import { Select } from '@jyoti/ui/select';
import { PlaceChoice } from '../places/place-choice.tsx';
import * as styles from './almanac.css.ts';
import { almanacMessages } from '../../messages.generated/almanac.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface YearControlsProps {
  params: AlmanacYearParams;
  thisYear: number;
  onChange: (change: Partial<AlmanacYearParams>) => void;
}

/** The option for no region. */
const ALL = 'all';

const inReach = (year: number) =>
  year >= birthYears.first && year <= birthYears.last ? String(year) : null;

/** Which year, for which region and place. */
export function YearControls({ params, thisYear, onChange }: YearControlsProps) {
  const words = useMessages(almanacMessages);
  const { region: labels } = words;
  const options: { value: AlmanacRegion | typeof ALL; label: string }[] = [
    { value: ALL, label: labels.all },
    ...almanacRegions.map((value) => ({ value, label: labels.names[value] })),
  ];
  return (
    <Stack gap="x3" data-print="hide">
      <Cluster gap="x4" justify="between" align="end">
        <Select
          className={styles.region}
          label={labels.label}
          hint={labels.hint}
          options={options}
          value={params.region ?? ALL}
          onValueChange={(region) => onChange({ region: region === ALL ? null : region })}
        />
        <PeriodSteps
          label={words.years}
          previousLabel={words.before}
          nextLabel={words.after}
          previous={inReach(params.year - 1)}
          next={inReach(params.year + 1)}
          onValueChange={(year) => onChange({ year: Number(year) })}
          action={
            params.year !== thisYear && (
              <Button onClick={() => onChange({ year: thisYear })}>{words.thisYear}</Button>
            )
          }
        >
          {params.year}
        </PeriodSteps>
      </Cluster>
      <PlaceChoice
        words={words.changePlace}
        onChoose={({ name, latitude, longitude }) => onChange({ place: name, latitude, longitude })}
      />
    </Stack>
  );
}
