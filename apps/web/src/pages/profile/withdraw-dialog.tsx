import type { ConsultationRequest } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { AlertDialog } from '@jyoti/ui/dialog';
import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import type { RefObject } from 'react';
import { api } from '../../app/api.ts';
import { useOwnChange } from './use-own-change.ts';
import { useProfileWords } from './words.ts';

interface WithdrawDialogProps {
  /** As it stands at this moment. */
  request: ConsultationRequest;
  refresh: () => Promise<void>;
  onWithdrawn: (request: ConsultationRequest) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Asks before a request is taken back, and says what it costs. */
export function WithdrawDialog({
  request,
  refresh,
  onWithdrawn,
  onClose,
  returnFocus,
}: WithdrawDialogProps) {
  const words = useProfileWords().requests.withdrawing;
  const { busy, errors, message, change } = useOwnChange(refresh);
  const refused = message ?? Object.values(errors)[0];
  const { ticket, status, canWithdraw } = request;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={words.title(ticket)}
      description={canWithdraw ? words[status === 'answered' ? 'answered' : 'open'] : words.over}
      cancelLabel={words.keep}
      confirmLabel={words.confirm}
      confirmDisabled={!canWithdraw}
      confirmLoading={busy}
      confirmLoadingLabel={words.busy}
      onConfirm={() =>
        change(
          async () => onWithdrawn(await api.changeConsultation(ticket, { action: 'withdraw' })),
          words.failed,
        )
      }
    >
      <Stack gap="x3">
        <Text size="small">
          <Link href="/refund-policy">{words.policy}</Link>
        </Text>
        {refused && <Alert tone="danger">{refused}</Alert>}
      </Stack>
    </AlertDialog>
  );
}
