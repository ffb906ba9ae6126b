import type { ConsultationRequest } from '@jyoti/contract';
import { api } from '../../session/api.ts';
import { CancelDialog, type CancelFromList } from './cancel-dialog.tsx';
import { useProfileWords } from './words.ts';

interface WithdrawDialogProps extends CancelFromList {
  /** As the server has it at this moment. */
  request: ConsultationRequest;
  onWithdrawn: (request: ConsultationRequest) => void;
}

/** Asks before a request is withdrawn, and says what it costs. */
export function WithdrawDialog({ request, onWithdrawn, ...list }: WithdrawDialogProps) {
  const words = useProfileWords().requests.withdrawing;
  const { ticket, status, canWithdraw } = request;
  return (
    <CancelDialog
      {...list}
      words={words}
      title={words.title(ticket)}
      description={canWithdraw ? words[status === 'answered' ? 'answered' : 'open'] : words.over}
      cancel={
        canWithdraw
          ? async () => onWithdrawn(await api.changeConsultation(ticket, { action: 'withdraw' }))
          : undefined
      }
    />
  );
}
