import { BirthDetailsFields, type BirthDetails } from '@jyoti/ui/birth-details-form';
import { Cluster, Heading, Stack } from '@jyoti/ui/layout';
import { useId } from 'react';
import { searchPlaces } from '../../../platform/data/search-places.ts';
import { SavedBirthsMenu } from '../../birth/saved-births-menu.tsx';
import { useResolvedBirth } from '../../birth/use-resolved-birth.ts';
import type { BirthFieldName } from './muhurta-draft.ts';
import { muhurtaMessages } from '../../../messages.generated/muhurta.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface ComparedBirthProps {
  person: BirthFieldName;
  label: string;
  asksGender: boolean;
  /** Whether the visitor's own birth is among the saved ones. */
  offersMine: boolean;
  value: BirthDetails;
  onChange: (value: BirthDetails) => void;
}

/** The birth of a person whose Moon the days are compared with. */
export function ComparedBirth({
  person,
  label,
  asksGender,
  offersMine,
  value,
  onChange,
}: ComparedBirthProps) {
  const { form: words } = useMessages(muhurtaMessages);
  const id = useId();
  const resolved = useResolvedBirth(value);
  return (
    <Stack role="group" aria-labelledby={id} data-error-group={label}>
      <Cluster justify="between">
        <Heading level={3} size="h4" id={id}>
          {label}
        </Heading>
        <SavedBirthsMenu
          trigger={words.useSaved}
          {...(offersMine && { mine: words.mine })}
          onFill={onChange}
        />
      </Cluster>
      <BirthDetailsFields
        value={value}
        onValueChange={onChange}
        searchPlaces={searchPlaces}
        ask={
          asksGender
            ? ['name', 'gender', 'date', 'time', 'place']
            : ['name', 'date', 'time', 'place']
        }
        names={{
          name: `${person}.name`,
          gender: `${person}.gender`,
          date: `${person}.date`,
          time: `${person}.time`,
          place: `${person}.place`,
        }}
        hourCycle="h12"
        defaultPeriod="am"
        timeUnknownHint={words.timeUnknownHint}
        resolved={resolved}
      />
    </Stack>
  );
}
