import { systems } from '@jyoti/language/terms/numerology.systems';
import { numberSystems, type NumerologyRequest, type User } from '@jyoti/contract';
import { DateField } from '@jyoti/ui/date-field';
import { Stack, Text } from '@jyoti/ui/layout';
import { ToggleGroup } from '@jyoti/ui/toggle';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { NamedForm } from '../../birth/named-form.tsx';
import { numerologyMessages } from '../../../messages.generated/numerology.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The values of the form. */
export interface NumerologyDraft {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  date: string | null;
  system: NumerologyRequest['system'];
}

export const emptyDraft: NumerologyDraft = {
  firstName: '',
  lastName: '',
  date: null,
  system: 'pythagorean',
};

/** Initial values from the account. */
export function draftOf({ firstName, lastName, birthData }: User): NumerologyDraft {
  return {
    ...emptyDraft,
    firstName,
    lastName,
    date: birthData.date || null,
  };
}

/** The form filled from the URL. */
export function draftOfRequest({ birthDate, ...rest }: NumerologyRequest): NumerologyDraft {
  return { ...rest, date: birthDate || null };
}

interface NumerologyFormProps {
  draft: NumerologyDraft;
  onChange: (change: Partial<NumerologyDraft>) => void;
  onAsk: (input: NumerologyRequest) => Promise<void>;
}

/** Name, date of birth and letter system; one error sentence, with every empty field marked. */
export function NumerologyForm({ draft, onChange, onAsk }: NumerologyFormProps) {
  const { form: words } = useMessages(numerologyMessages);
  const names = useMessages(systems);
  const { busy, errors, message, form } = useForm({
    loadChecks: () => import('../../../platform/forms/form-checks.ts'),
    check: ({ numerologyRequestSchema, validate }) => {
      const { firstName, lastName, date, system } = draft;
      const birthDate = date ?? '';
      return validate(numerologyRequestSchema, { firstName, lastName, birthDate, system });
    },
    send: onAsk,
    failed: words.failed,
  });
  const [isDateHalfTyped, setDateHalfTyped] = useState(false);
  const isMissing =
    draft.firstName.trim() === '' ||
    draft.lastName.trim() === '' ||
    (draft.date === null && !isDateHalfTyped);

  return (
    <NamedForm
      words={words}
      form={{
        ...form,
        onSubmit: (event) => {
          setDateHalfTyped(false);
          form.onSubmit(event);
        },
        onInvalidSubmit: (event, data, problems) => {
          setDateHalfTyped(true);
          form.onInvalidSubmit(event, data, problems);
        },
        message: Object.keys(errors).length > 0 && isMissing ? words.missing : message,
      }}
      busy={busy}
      names={draft}
      onNames={onChange}
      birth={{ date: draft.date }}
      onFill={({ firstName, lastName }, { date }) => onChange({ firstName, lastName, date })}
    >
      <Text size="small" tone="muted">
        {words.nameHint}
      </Text>
      <DateField
        label={words.birthDate}
        name="birthDate"
        autoComplete="bday"
        value={draft.date}
        onValueChange={(date) => onChange({ date })}
        required
      />
      <Stack gap="x2">
        <ToggleGroup
          label={words.system}
          name="system"
          value={draft.system}
          onValueChange={(system) => onChange({ system })}
          options={numberSystems.map((value) => ({ value, label: names[value] }))}
        />
        <Text size="small" tone="muted">
          {words.systemHints[draft.system]}
        </Text>
      </Stack>
    </NamedForm>
  );
}
