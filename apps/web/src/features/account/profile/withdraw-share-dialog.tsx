import type { Share } from '@jyoti/contract';
import { AlertDialog } from '@jyoti/ui/dialog';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { api } from '../../../platform/session/api.ts';
import type { EntryDialogProps } from './use-entry-dialog.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface WithdrawShareDialogProps extends EntryDialogProps {
  share: Share;
  /** The report in words. */
  report: string;
  onWithdrawn: () => void;
}

/** Asks for confirmation before a shared link is withdrawn. */
export function WithdrawShareDialog(props: WithdrawShareDialogProps) {
  const { share, report, onWithdrawn, onClose, returnFocus } = props;
  const words = useMessages(profileMessages).shares;
  const { busy, message, send } = useSubmit();
  const withdraw = async () => {
    await api('DELETE /api/users/shares/:key', { path: { key: share.key } });
    onWithdrawn();
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={words.withdrawTitle}
      description={words.withdrawText({ report })}
      confirmLabel={words.withdraw}
      cancelLabel={words.keep}
      confirmLoading={busy}
      confirmLoadingLabel={words.withdrawing}
      onConfirm={() => void send(withdraw, words.withdrawFailed)}
    >
      {message && <FailureAlert title={message} />}
    </AlertDialog>
  );
}
