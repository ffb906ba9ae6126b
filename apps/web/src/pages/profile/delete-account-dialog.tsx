import { deletionReasons, message as sentence, type DeletionReason } from '@jyoti/contract';
import { AlertDialog } from '@jyoti/ui/dialog';
import { Form } from '@jyoti/ui/form';
import { RadioGroup } from '@jyoti/ui/radio-group';
import { PasswordField, TextArea } from '@jyoti/ui/text-field';
import { useTheme } from '@jyoti/ui/theme-picker';
import { useToast } from '@jyoti/ui/toast';
import { useRef, useState } from 'react';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/session.tsx';
import { useForm } from '../../forms/use-form.ts';
import { forgetBrowser } from '../../session/visitor-memory.ts';
import { useProfileWords } from './words.ts';

/** Longest feedback that the API takes, characters. */
const LONGEST_FEEDBACK = 2000;

/** Asks why, erases the account on the server, and what this browser holds of it. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const words = useProfileWords().danger;
  const { leave } = useSession();
  const { setRemembers } = useTheme();
  const { show } = useToast();
  const [reason, setReason] = useState<DeletionReason | null>(null);
  const [feedback, setFeedback] = useState('');

  const formElement = useRef<HTMLFormElement>(null);
  const { busy, form } = useForm({
    loadChecks: () => import('../../forms/form-checks.ts'),
    // The fields are disabled meanwhile, and what is disabled is not in the form's data.
    check: ({ deleteAccountSchema, validate }, data) =>
      validate(deleteAccountSchema, {
        ...Object.fromEntries(data),
        reason,
        additionalInfo: feedback,
      }),
    send: async ({ additionalInfo, ...given }) => {
      await api.deleteAccount({ ...given, additionalInfo: additionalInfo ?? '' });
      setRemembers?.(false);
      forgetBrowser();
      show({ text: words.done });
      leave('/');
    },
    failed: words.failed,
  });

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={words.dialogTitle}
      description={words.dialogText}
      cancelLabel={words.cancel}
      confirmLabel={words.confirm}
      confirmDisabled={reason === null || feedback.length > LONGEST_FEEDBACK}
      confirmLoading={busy}
      confirmLoadingLabel={words.busy}
      onConfirm={() => formElement.current?.requestSubmit()}
    >
      <Form {...form} ref={formElement}>
        <RadioGroup
          label={words.reason}
          hint={reason === null ? sentence('deletionReasonRequired') : undefined}
          name="reason"
          required
          disabled={busy}
          options={deletionReasons.map((value) => ({ value, label: words.reasons[value] }))}
          value={reason}
          onValueChange={setReason}
        />
        <TextArea
          label={words.feedback}
          name="additionalInfo"
          optional
          rows={3}
          maxLength={LONGEST_FEEDBACK}
          disabled={busy}
          value={feedback}
          onChange={(event) => setFeedback(event.target.value)}
        />
        <PasswordField
          label={words.password}
          name="currentPassword"
          autoComplete="current-password"
          required
        />
      </Form>
    </AlertDialog>
  );
}
