import { deletionReasons, message as sentence, type DeletionReason } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { AlertDialog } from '@jyoti/ui/dialog';
import { Stack } from '@jyoti/ui/layout';
import { RadioGroup } from '@jyoti/ui/radio-group';
import { TextArea } from '@jyoti/ui/text-field';
import { useTheme } from '@jyoti/ui/theme-picker';
import { useToast } from '@jyoti/ui/toast';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { useSession } from '../../app/session.tsx';
import { useSubmit } from '../../app/use-submit.ts';
import { forgetBrowser } from '../../app/visitor-memory.ts';
import { useProfileWords } from './words.ts';

/** Longest feedback that the API takes, characters. */
const LONGEST_FEEDBACK = 2000;

/** Asks why, erases the account on the server, and what this browser holds of it. */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useProfileWords().danger;
  const { leave } = useSession();
  const { setRemembers } = useTheme();
  const { show } = useToast();
  const { busy, errors, message, refuse, clear, send } = useSubmit();
  const [reason, setReason] = useState<DeletionReason | null>(null);
  const [feedback, setFeedback] = useState('');

  const close = () => {
    setReason(null);
    setFeedback('');
    refuse({});
    onClose();
  };

  const erase = (chosen: DeletionReason) =>
    void send(async () => {
      await api.deleteAccount({ reason: chosen, additionalInfo: feedback });
      setRemembers?.(false);
      forgetBrowser();
      show({ text: words.done });
      leave('/');
    }, words.failed);

  return (
    <AlertDialog
      open={open}
      onOpenChange={close}
      title={words.dialogTitle}
      description={words.dialogText}
      cancelLabel={words.cancel}
      confirmLabel={words.confirm}
      confirmDisabled={reason === null || feedback.length > LONGEST_FEEDBACK}
      confirmLoading={busy}
      confirmLoadingLabel={words.busy}
      onConfirm={() => reason && erase(reason)}
    >
      <Stack gap="x5">
        <RadioGroup
          label={words.reason}
          hint={reason === null ? sentence('deletionReasonRequired') : undefined}
          error={errors.reason}
          required
          disabled={busy}
          options={deletionReasons.map((value) => ({ value, label: words.reasons[value] }))}
          value={reason}
          onValueChange={(chosen) => {
            setReason(chosen);
            clear('reason');
          }}
        />
        <TextArea
          label={words.feedback}
          error={errors.additionalInfo}
          optional
          rows={3}
          maxLength={LONGEST_FEEDBACK}
          disabled={busy}
          value={feedback}
          onChange={(event) => {
            setFeedback(event.target.value);
            clear('additionalInfo');
          }}
        />
        {message && <Alert tone="danger">{message}</Alert>}
      </Stack>
    </AlertDialog>
  );
}
