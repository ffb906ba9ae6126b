import type { ConsultationRequest } from '@jyoti/contract';
import { api } from '../../../platform/session/api.ts';
import { CancelDialog, type CancelFromList } from './cancel-dialog.tsx';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface WithdrawDialogProps extends CancelFromList {
  /** The request as loaded from the server just now. */
  request: ConsultationRequest;
  onWithdrawn: (request: ConsultationRequest) => void;
}

/** Asks for confirmation before a request is withdrawn, and shows the cost. */
export function WithdrawDialog({ request, onWithdrawn, ...list }: WithdrawDialogProps) {
  const words = useMessages(profileMessages).requests.withdrawing;
  const { ticket, status, canWithdraw } = request;
  return (
    <CancelDialog
      {...list}
      words={words}
      title={words.title({ ticket })}
      description={canWithdraw ? words[status === 'answered' ? 'answered' : 'open'] : words.over}
      cancel={
        canWithdraw
          ? async () =>
              onWithdrawn(
                await api('PATCH /api/consultations/:ticket', {
                  path: { ticket },
                  body: { action: 'withdraw' },
                }),
              )
          : undefined
      }
    />
  );
}
