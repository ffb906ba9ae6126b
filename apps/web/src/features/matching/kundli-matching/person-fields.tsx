import { prefixOf, type Partner } from '@jyoti/contract';
import {
  BirthDetailsFields,
  noBirthDetails,
  type BirthDetails,
  type BirthQuestion,
} from '@jyoti/ui/birth-details-form';
import { Cluster, Heading, Rule, Stack } from '@jyoti/ui/layout';
import { useId } from 'react';
import { searchPlaces } from '../../../platform/data/search-places.ts';
import { useResolvedBirth } from '../../birth/use-resolved-birth.ts';
import { SavedBirthsMenu } from '../../birth/saved-births-menu.tsx';
import * as styles from './kundli-matching.css.ts';
import { matchingFormMessages } from '../../../messages.generated/matching-form.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const fields: readonly BirthQuestion[] = ['name', 'date', 'time', 'place'];

/** The birth details of one person. */
export function PersonFields({
  partner,
  value,
  onChange,
  onFill,
}: {
  partner: Partner;
  value: BirthDetails;
  onChange: (value: BirthDetails) => void;
  onFill: (value: BirthDetails) => void;
}) {
  const words = useMessages(matchingFormMessages);
  const { birth } = useMessages(frameMessages);
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
          <SavedBirthsMenu
            trigger={words.fill.trigger[partner]}
            mine={words.fill.mine}
            other={birth.other}
            // Matching does not use the gender, so a stored one is left out.
            onFill={(details) => onFill({ ...details, gender: noBirthDetails.gender })}
          />
        </Cluster>
        <Rule />
      </Stack>
      <BirthDetailsFields
        value={value}
        onValueChange={onChange}
        searchPlaces={searchPlaces}
        ask={fields}
        names={{
          name: `${prefix}name`,
          date: `${prefix}date`,
          time: `${prefix}time`,
          place: `${prefix}place`,
        }}
        hints={{ time: words.timeHint, place: words.placeHint }}
        timeUnknownHint={words.timeUnknownHint}
        resolved={resolved}
      />
    </Stack>
  );
}
