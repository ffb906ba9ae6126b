import type { User } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Cluster, Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { TextField, type TextFieldProps } from '@jyoti/ui/text-field';
import type { Ref } from 'react';
import { dateInWords } from './profile-dates.ts';
import type { ProfileEdit } from './use-profile-edit.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';
import { timeOfDay, timeSpanMessages } from '@jyoti/ui/time-span';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const PictureToEdit = lazyPart(() => import('./fields-to-edit.tsx'), 'PictureToEdit');
const BirthToEdit = lazyPart(() => import('./fields-to-edit.tsx'), 'BirthToEdit');
const PasswordForEmail = lazyPart(() => import('./fields-to-edit.tsx'), 'PasswordForEmail');
/** Code that only editing needs. */
export const editParts = [PictureToEdit, BirthToEdit, PasswordForEmail];

interface DetailsFormProps {
  user: User;
  edit: ProfileEdit;
  /** The first field, focused when editing starts. */
  firstField: Ref<HTMLInputElement>;
  onCancel: () => void;
}

/** The visitor's details: rows, which become fields for editing. */
export function DetailsForm({ user, edit, firstField, onCancel }: DetailsFormProps) {
  const words = useMessages(profileMessages).details;
  const { draft, editing, busy, form } = edit;

  const field = (name: 'firstName' | 'lastName' | 'email' | 'mobile') =>
    ({
      name,
      value: draft[name],
      readOnly: !editing,
      required: editing,
      onChange: (event) => edit.edit({ [name]: event.target.value }),
    }) satisfies Partial<TextFieldProps>;

  return (
    <Form
      {...form}
      onSubmit={(event) => {
        if (editing) form.onSubmit(event);
      }}
    >
      {editing && <PictureToEdit user={user} edit={edit} />}
      <Grid minItem="14rem" columns={2} gap="x5">
        <TextField
          {...field('firstName')}
          ref={firstField}
          label={words.firstName}
          autoComplete="given-name"
        />
        <TextField {...field('lastName')} label={words.lastName} autoComplete="family-name" />
        <TextField {...field('email')} label={words.email} type="email" autoComplete="email" />
        {editing && edit.asksPassword && <PasswordForEmail edit={edit} />}
        <TextField
          {...field('mobile')}
          label={words.mobile}
          hint={editing ? words.mobileHint : undefined}
          type="tel"
          autoComplete="tel"
        />
      </Grid>
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={3} size="h4">
            {words.birth}
          </Heading>
          <Text size="small" tone="muted">
            {words.birthNote}
          </Text>
        </Stack>
        {editing ? <BirthToEdit edit={edit} /> : <BirthToRead birth={user.birthData} />}
      </Stack>
      {editing && (
        <Cluster>
          <Button type="submit" variant="primary" loading={busy} loadingLabel={words.saving}>
            {words.save}
          </Button>
          <Button disabled={busy} onClick={onCancel}>
            {words.cancel}
          </Button>
        </Cluster>
      )}
    </Form>
  );
}

function BirthToRead({ birth: { date, time, place } }: { birth: User['birthData'] }) {
  const words = useMessages(profileMessages).details;
  const language = useLanguage();
  const row = { readOnly: true };
  return (
    <Grid minItem="14rem" columns={2} gap="x5">
      <TextField {...row} label={words.birthDate} value={dateInWords(date, language)} />
      <TextField
        {...row}
        label={words.birthTime}
        value={time === '' ? words.timeUnknown : timeOfDay(timeSpanMessages[language], time)}
      />
      <TextField {...row} label={words.birthPlace} value={place} />
    </Grid>
  );
}
