import type { SavedChart } from '@jyoti/contract';
import {
  BirthDetailsFields,
  type BirthDetails,
  type BirthQuestion,
} from '@jyoti/ui/birth-details-form';
import { Cluster, Heading, Rule, Stack } from '@jyoti/ui/layout';
import { useId } from 'react';
import { searchPlaces } from '../../data/search-places.ts';
import { useResolvedBirth } from '../../tool/use-resolved-birth.ts';
import { FillMenu } from './fill-menu.tsx';
import * as styles from './kundli-matching.css.ts';
import { prefixOf, type Partner } from '../../matching/pair-in-url.ts';
import { useMatchingFormWords } from '../../matching/words.ts';

const asked: readonly BirthQuestion[] = ['name', 'date', 'time', 'place'];

/** The birth details of one of the two. */
export function PersonFields({
  partner,
  value,
  saved,
  onChange,
  onFill,
}: {
  partner: Partner;
  value: BirthDetails;
  saved: readonly SavedChart[];
  onChange: (value: BirthDetails) => void;
  onFill: (value: BirthDetails) => void;
}) {
  const words = useMatchingFormWords();
  const id = useId();
  const prefix = prefixOf(partner);
  const resolved = useResolvedBirth(value);
  return (
    <Stack role="group" aria-labelledby={id}>
      <Stack gap="x3">
        <Cluster justify="between" className={styles.personHead}>
          <Heading level={2} size="h4" id={id}>
            {words.details[partner]}
          </Heading>
          <FillMenu partner={partner} saved={saved} onFill={onFill} />
        </Cluster>
        <Rule />
      </Stack>
      <BirthDetailsFields
        value={value}
        onValueChange={onChange}
        searchPlaces={searchPlaces}
        ask={asked}
        names={{
          name: `${prefix}name`,
          date: `${prefix}dob`,
          time: `${prefix}time`,
          place: `${prefix}birthPlace`,
        }}
        hints={{ time: words.timeHint, place: words.placeHint }}
        // Most of a match rests on the Moon and the ascendant: a guessed time would make both up.
        askTimeUnknown={false}
        resolved={resolved}
      />
    </Stack>
  );
}
