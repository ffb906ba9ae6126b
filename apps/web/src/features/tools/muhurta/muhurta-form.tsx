import {
  ayanamsas,
  FIRST_DATE,
  LAST_DATE,
  muhurtaDirections,
  muhurtaPurposes,
  sunrises,
  type MuhurtaParams,
} from '@jyoti/contract';
import { DateField } from '@jyoti/ui/date-field';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Stack } from '@jyoti/ui/layout';
import { RadioGroup } from '@jyoti/ui/radio-group';
import { Select } from '@jyoti/ui/select';
import type { FieldNames } from '../../../platform/forms/field-names.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { FieldRow } from '../../../platform/forms/field-groups.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';
import { useSession } from '../../../platform/session/session.tsx';
import { fieldNamesOfBirth } from '../../birth/birth-details.ts';
import { PlaceQuestion, ToolForm } from '../tool-form.tsx';
import { useFormStart } from '../tool-place.ts';
import {
  draftFrom,
  endOfSearch,
  ownBirth,
  whoseCharts,
  whoseOf,
  type BirthFieldName,
} from './muhurta-draft.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { muhurtaMessages } from '../../../messages.generated/muhurta.ts';
import { ayanamsasMessages } from '@jyoti/language/terms/ayanamsas';

const ComparedBirth = lazyPart(() => import('./compared-birth.tsx'), 'ComparedBirth');

const fieldNames: FieldNames = {
  latitude: 'place',
  longitude: 'place',
  ...fieldNamesOfBirth('birth.', 'other.'),
  'birth.gender': 'other.gender',
  ...fieldNamesOfBirth('second.', 'second.'),
  ...fieldNamesOfBirth('boy.', 'boy.'),
  ...fieldNamesOfBirth('girl.', 'girl.'),
};

interface MuhurtaFormProps {
  search: URLSearchParams;
  onAsk: (query: MuhurtaParams) => Promise<void>;
}

/** Occasion, place, dates, and whose chart is compared; it begins with the next three months at the place known last. */
export function MuhurtaForm({ search, onAsk }: MuhurtaFormProps) {
  const { form: words } = useMessages(muhurtaMessages);
  const { ayanamsas: ayanamsaNames } = useMessages(ayanamsasMessages);
  const { user } = useSession();
  const { draft, answered, change } = useDraft(
    'muhurta',
    useFormStart(search, draftFrom),
    search.has('purpose') || search.has('latitude'),
  );
  const own = ownBirth(user);
  const whose = whoseOf(draft, own);
  const { busy, form } = useForm({
    loadChecks: () => import('./muhurta-check.ts'),
    check: ({ checkedSearch }) => checkedSearch(draft, own),
    send: onAsk,
    failed: words.failed,
    fieldNames,
  });

  const isWedding = draft.purpose === 'marriage';
  const pair = isWedding ? ('couple' as const) : ('two' as const);
  const birth = (person: BirthFieldName, label: string) => (
    <ComparedBirth
      key={person}
      person={person}
      label={label}
      asksGender={whose === 'other' && isWedding}
      offersMine={whose === 'both'}
      value={draft[person]}
      onChange={(details) => change({ [person]: details })}
    />
  );

  return (
    <ToolForm words={words} form={form} busy={busy}>
      <Select
        label={words.purpose}
        name="purpose"
        placeholder={words.choosePurpose}
        options={muhurtaPurposes.map((value) => ({ value, label: words.purposes[value] }))}
        value={draft.purpose}
        onValueChange={(purpose) => change({ purpose })}
        required
      />
      {draft.purpose === 'journey' && (
        <Select
          label={words.direction}
          name="direction"
          hint={words.directionHint}
          placeholder={words.anyDirection}
          options={muhurtaDirections.map((value) => ({ value, label: words.directions[value] }))}
          value={draft.direction}
          onValueChange={(direction) => change({ direction })}
        />
      )}
      <PlaceQuestion words={words} draft={draft} onChange={change} />
      <FieldRow>
        <DateField
          label={words.from}
          name="from"
          value={draft.from}
          min={FIRST_DATE}
          max={LAST_DATE}
          // The last date moves with the first until somebody chooses it.
          onValueChange={(from) =>
            change({ from, ...(from && answered.to === undefined && { to: endOfSearch(from) }) })
          }
          required
        />
        <DateField
          label={words.to}
          name="to"
          hint={words.toHint}
          value={draft.to}
          min={draft.from ?? FIRST_DATE}
          max={LAST_DATE}
          onValueChange={(to) => change({ to })}
          required
        />
      </FieldRow>
      <RadioGroup
        label={words.whose}
        name="whose"
        hint={words.whoseHint}
        value={whose}
        onValueChange={(chosen) => change({ whose: chosen })}
        options={whoseCharts.map((value) => ({
          value,
          label: words.who[value === 'both' ? pair : value],
          disabled: value === 'me' && own === null,
          ...(value === 'me' && own === null && { description: words.whoNotes.noOwnBirth }),
          ...(value === 'both' && { description: words.whoNotes[pair] }),
        }))}
      />
      {whose === 'other' && birth('other', words.births.other)}
      {whose === 'both' && isWedding && (
        <>
          {birth('boy', words.births.boy)}
          {birth('girl', words.births.girl)}
        </>
      )}
      {whose === 'both' && !isWedding && (
        <>
          {birth('other', words.births.first)}
          {birth('second', words.births.second)}
        </>
      )}
      <Disclosure label={words.settings} variant="quiet">
        <Stack gap="x4">
          <Select
            label={words.ayanamsa}
            name="ayanamsa"
            options={ayanamsas.map((value) => ({ value, label: ayanamsaNames[value] }))}
            value={draft.ayanamsa}
            onValueChange={(ayanamsa) => change({ ayanamsa })}
          />
          <Select
            label={words.sunrise}
            name="sunrise"
            options={sunrises.map((value) => ({ value, label: words.sunrises[value] }))}
            value={draft.sunrise}
            onValueChange={(sunrise) => change({ sunrise })}
          />
        </Stack>
      </Disclosure>
    </ToolForm>
  );
}
