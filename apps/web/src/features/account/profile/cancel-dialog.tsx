import { AlertDialog } from '@jyoti/ui/dialog';
import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import type { ReactNode } from 'react';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { refreshIfStale } from './refresh-if-stale.ts';
import type { EntryDialogProps } from './use-entry-dialog.ts';

/** Props that a list of cancellable entries passes to the dialog. */
export interface CancelFromList extends EntryDialogProps {
  /** Reloads the list. */
  refresh: () => Promise<void>;
}

interface CancelDialogProps extends CancelFromList {
  title: string;
  /** The cost, or why cancellation is no longer possible. */
  description: ReactNode;
  words: { keep: string; confirm: string; busy: string; failed: string; policy: string };
  /** Cancels it on the server. Undefined if that is no longer possible. */
  cancel: (() => Promise<void>) | undefined;
  /** More about the cost. */
  children?: ReactNode;
}

/** Asks for confirmation before an order of the visitor is cancelled. */
export function CancelDialog(props: CancelDialogProps) {
  const { title, description, words, cancel, refresh, onClose, returnFocus, children } = props;
  const { busy, errors, message, send } = useSubmit();
  const problem = message ?? Object.values(errors)[0];
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={title}
      description={description}
      cancelLabel={words.keep}
      confirmLabel={words.confirm}
      confirmDisabled={cancel === undefined}
      confirmLoading={busy}
      confirmLoadingLabel={words.busy}
      onConfirm={() => cancel && void send(() => refreshIfStale(cancel, refresh), words.failed)}
    >
      <Stack gap="x3">
        {children}
        <Text size="small">
          <Link href="/refund-policy">{words.policy}</Link>
        </Text>
        {problem && <FailureAlert title={problem} />}
      </Stack>
    </AlertDialog>
  );
}
