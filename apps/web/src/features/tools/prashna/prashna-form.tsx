import { FIRST_DATE, horaryNumbers, LAST_DATE, type PrashnaParams } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { DateField } from '@jyoti/ui/date-field';
import { Form } from '@jyoti/ui/form';
import { Heading, Text } from '@jyoti/ui/layout';
import { NumberField } from '@jyoti/ui/number-field';
import { PlaceField } from '@jyoti/ui/place-field';
import { TimeField } from '@jyoti/ui/time-field';
import { useMemo } from 'react';
import { searchPlaces } from '../../../platform/data/search-places.ts';
import type { FieldNames } from '../../../platform/forms/field-names.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { FieldRow } from '../../../platform/forms/field-groups.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useIsHydrated } from '../../../platform/lazy/use-is-hydrated.ts';
import { lastPlace, newDelhi } from '../../places/last-place.ts';
import { draftFrom, nowIn } from './prashna-draft.ts';
import { prashnaMessages } from '../../../messages.generated/prashna.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';

const fieldNames: FieldNames = { latitude: 'place', longitude: 'place' };

interface PrashnaFormProps {
  search: URLSearchParams;
  onAsk: (params: PrashnaParams) => Promise<void>;
}

/** Place, moment and, if there is one, the number; it begins with the present at the place known last. */
export function PrashnaForm({ search, onAsk }: PrashnaFormProps) {
  const { form: words } = useMessages(prashnaMessages);
  const frame = useMessages(frameMessages);
  const isHydrated = useIsHydrated();
  // The server knows neither the visitor's place nor when its HTML is read.
  const beginning = useMemo(() => {
    const place = isHydrated ? lastPlace(frame) : newDelhi(frame);
    return draftFrom(search, { words: frame, place }, isHydrated ? nowIn(place.timezone) : null);
  }, [search, isHydrated, frame]);
  const { draft, answered, change } = useDraft(
    'prashna',
    beginning,
    search.has('date') || search.has('latitude'),
  );
  const { busy, form } = useForm({
    loadChecks: () => import('./prashna-check.ts'),
    check: ({ checkedQuestion }) => checkedQuestion(draft),
    send: onAsk,
    failed: words.failed,
    fieldNames,
  });

  return (
    <Form {...form}>
      <Heading level={2} size="h3">
        {words.title}
      </Heading>
      <NumberField
        label={words.number}
        name="number"
        hint={words.numberHint}
        min={horaryNumbers.first}
        max={horaryNumbers.last}
        value={draft.number}
        onValueChange={(number) => change({ number })}
      />
      <PlaceField
        label={words.place}
        name="place"
        hint={words.placeHint}
        byHand={false}
        value={draft.place}
        text={draft.placeText}
        search={searchPlaces}
        onTextChange={(placeText) => change({ placeText })}
        onValueChange={(place) =>
          change({
            place,
            // The present is that of the clocks of the place, until somebody types another moment.
            ...(place &&
              answered.time === undefined &&
              answered.date === undefined &&
              !search.has('date') &&
              nowIn(place.timeZone)),
          })
        }
        required
      />
      <FieldRow>
        <DateField
          label={words.date}
          name="date"
          value={draft.date}
          min={FIRST_DATE}
          max={LAST_DATE}
          onValueChange={(date) => change({ date })}
          required
        />
        <TimeField
          label={words.time}
          name="time"
          hourCycle="h12"
          seconds={false}
          defaultPeriod="am"
          hint={words.timeHint}
          value={draft.time}
          onValueChange={(time) => change({ time })}
          required
        />
      </FieldRow>
      <Button type="submit" variant="primary" loading={busy} loadingLabel={words.busy}>
        {words.submit}
      </Button>
      <Text size="small" tone="muted">
        {words.private}
      </Text>
    </Form>
  );
}
