import type { User } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Cluster, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { PasswordField } from '@jyoti/ui/text-field';
import { useToast } from '@jyoti/ui/toast';
import type { Ref } from 'react';
import { api } from '../../../platform/session/api.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface PasswordFormProps {
  user: User;
  /** The first field, which receives the focus. */
  first: Ref<HTMLInputElement>;
  /** Called after a change or a cancellation. */
  onEnd: () => void;
}

/** The old password and a new one. */
export function PasswordForm({ user, first, onEnd }: PasswordFormProps) {
  const words = useMessages(profileMessages).password;
  const { show } = useToast();
  const { busy, form } = useForm({
    loadChecks: () => import('../../../platform/forms/form-checks.ts'),
    check: ({ changePasswordSchema, validate }, data) =>
      validate(changePasswordSchema, Object.fromEntries(data)),
    send: async (input) => {
      await api('POST /api/users/change-password', { body: input });
      onEnd();
      show({ text: words.done });
    },
    failed: words.failed,
  });

  return (
    <Form {...form}>
      {/* Tells a password manager which account the password belongs to. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        ref={first}
        label={words.current}
        name="currentPassword"
        autoComplete="current-password"
        required
      />
      <PasswordField
        label={words.next}
        hint={words.nextHint}
        name="newPassword"
        autoComplete="new-password"
        required
      />
      <Cluster>
        <Button type="submit" variant="primary" loading={busy} loadingLabel={words.busy}>
          {words.submit}
        </Button>
        <Button disabled={busy} onClick={onEnd}>
          {words.cancel}
        </Button>
      </Cluster>
      <Text size="small">
        <Link href="/forgot-password">{words.forgot}</Link>
      </Text>
    </Form>
  );
}
