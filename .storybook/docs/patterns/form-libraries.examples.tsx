import { parse, useForm as useConform } from '@conform-to/react';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { DateField } from '@jyoti/ui/date-field';
import { Form } from '@jyoti/ui/form';
import { TextField } from '@jyoti/ui/text-field';
import { useForm as useTanStackForm, useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';

interface Birth {
  name: string;
  date: string | null;
}

const noBirth: Birth = { name: '', date: null };

export function InReactHookForm() {
  const [saved, setSaved] = useState('');
  const { register, control, handleSubmit, trigger, formState } = useForm({
    defaultValues: noBirth,
    // The Form moves the focus.
    shouldFocusError: false,
  });
  const { name, date } = formState.errors;
  return (
    <Form
      errors={{ name: name?.message, date: date?.message }}
      onSubmit={(event) => void handleSubmit((birth) => setSaved(birth.name))(event)}
      onInvalidSubmit={() => void trigger()}
    >
      <TextField label="Name" {...register('name', { required: 'Please enter a name' })} />
      <Controller
        control={control}
        name="date"
        rules={{ required: 'Please enter the date of birth' }}
        render={({ field: { onChange, ...field } }) => (
          <DateField label="Date of birth" {...field} onValueChange={onChange} />
        )}
      />
      <Button type="submit" variant="primary">
        Save
      </Button>
      {saved && <Alert tone="success">{`The chart of ${saved} is saved.`}</Alert>}
    </Form>
  );
}

export function InTanStackForm() {
  const [saved, setSaved] = useState('');
  const form = useTanStackForm({
    defaultValues: noBirth,
    onSubmit: ({ value }) => setSaved(value.name),
  });
  const fields = useStore(form.store, (state) => state.fieldMeta);
  return (
    <Form
      errors={{ name: fields.name?.errors[0], date: fields.date?.errors[0] }}
      onSubmit={() => void form.handleSubmit()}
      onInvalidSubmit={() => void form.validateAllFields('submit')}
    >
      <form.Field
        name="name"
        validators={{ onSubmit: ({ value }) => (value ? undefined : 'Please enter a name') }}
      >
        {({ name, state, handleChange, handleBlur }) => (
          <TextField
            label="Name"
            name={name}
            value={state.value}
            onValueChange={handleChange}
            onBlur={handleBlur}
          />
        )}
      </form.Field>
      <form.Field
        name="date"
        validators={{
          onSubmit: ({ value }) => (value ? undefined : 'Please enter the date of birth'),
        }}
      >
        {({ name, state, handleChange, handleBlur }) => (
          <DateField
            label="Date of birth"
            name={name}
            value={state.value}
            onValueChange={handleChange}
            onBlur={handleBlur}
          />
        )}
      </form.Field>
      <Button type="submit" variant="primary">
        Save
      </Button>
      {saved && <Alert tone="success">{`The chart of ${saved} is saved.`}</Alert>}
    </Form>
  );
}

/** What the fields submit, checked; a schema of Zod or Valibot does the same. */
const parseBirth = (formData: FormData) =>
  parse(formData, {
    resolve: ({ name, date }) => {
      const error = {
        ...(!name && { name: ['Please enter a name'] }),
        ...(!date && { date: ['Please enter the date of birth'] }),
      };
      return Object.keys(error).length > 0
        ? { error }
        : { value: { name: String(name), date: String(date) } };
    },
  });

export function InConform() {
  const [saved, setSaved] = useState('');
  const [form, { name, date }] = useConform<Birth>({
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseBirth(formData),
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status === 'success') setSaved(submission.value.name);
    },
  });
  return (
    <Form
      id={form.id}
      errors={{ name: name.errors?.[0], date: date.errors?.[0] }}
      // While a field is edited, Conform validates it by a submit of its own, which is not one of the visitor.
      onSubmitCapture={(event) => {
        if (event.nativeEvent.submitter?.getAttribute('name') !== '__intent__') return;
        event.stopPropagation();
        form.onSubmit(event);
      }}
      onSubmit={form.onSubmit}
      onInvalidSubmit={form.onSubmit}
    >
      <TextField label="Name" name={name.name} />
      <DateField label="Date of birth" name={date.name} />
      <Button type="submit" variant="primary">
        Save
      </Button>
      {saved && <Alert tone="success">{`The chart of ${saved} is saved.`}</Alert>}
    </Form>
  );
}
