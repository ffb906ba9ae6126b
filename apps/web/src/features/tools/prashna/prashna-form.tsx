import { FIRST_DATE, horaryNumbers, LAST_DATE, type PrashnaParams } from '@jyoti/contract';
import { DateField } from '@jyoti/ui/date-field';
import { NumberField } from '@jyoti/ui/number-field';
import { TimeField } from '@jyoti/ui/time-field';
import type { FieldNames } from '../../../platform/forms/field-names.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { FieldRow } from '../../../platform/forms/field-groups.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { PlaceQuestion, ToolForm } from '../tool-form.tsx';
import { nowIn, useFormStart } from '../tool-place.ts';
import { draftFrom } from './prashna-draft.ts';
import { prashnaMessages } from '../../../messages.generated/prashna.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const fieldNames: FieldNames = { latitude: 'place', longitude: 'place' };

interface PrashnaFormProps {
  search: URLSearchParams;
  onAsk: (params: PrashnaParams) => Promise<void>;
}

/** Place, moment and, if there is one, the number; it begins with the present at the place known last. */
export function PrashnaForm({ search, onAsk }: PrashnaFormProps) {
  const { form: words } = useMessages(prashnaMessages);
  const { draft, answered, change } = useDraft(
    'prashna',
    useFormStart(search, draftFrom),
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
    <ToolForm words={words} form={form} busy={busy}>
      <NumberField
        label={words.number}
        name="number"
        hint={words.numberHint}
        min={horaryNumbers.first}
        max={horaryNumbers.last}
        value={draft.number}
        onValueChange={(number) => change({ number })}
      />
      <PlaceQuestion
        words={words}
        draft={draft}
        onChange={(changes) =>
          change({
            ...changes,
            // The present is that of the clocks of the place, until somebody types another moment.
            ...(changes.place &&
              answered.time === undefined &&
              answered.date === undefined &&
              !search.has('date') &&
              nowIn(changes.place.timeZone)),
          })
        }
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
    </ToolForm>
  );
}
