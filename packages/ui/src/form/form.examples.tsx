import { useState } from 'react';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, type FieldErrors } from './index.ts';

export function CanAlwaysBeSent() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const check = (data: FormData): FieldErrors => ({
    ...(data.get('name') === '' && { name: 'Please enter your name.' }),
    ...(data.get('email') === '' && { email: 'Please enter your e-mail address.' }),
  });
  return (
    <Form errors={errors} onSubmit={(_event, data) => setErrors(check(data))}>
      <TextField label="Your name" name="name" autoComplete="name" required />
      <TextField label="E-mail" name="email" type="email" autoComplete="email" required />
      <Button type="submit" variant="primary">
        Send message
      </Button>
    </Form>
  );
}

export const OffUntilItIsRight = () => (
  <Form onSubmit={() => undefined}>
    <TextField label="Your name" name="name" autoComplete="name" required />
    <TextField label="E-mail" name="email" type="email" autoComplete="email" required />
    <Button type="submit" variant="primary" disabled>
      Send message
    </Button>
  </Form>
);
