import type { SavedChart } from '@jyoti/contract';
import { AlertDialog } from '@jyoti/ui/dialog';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { api } from '../../../platform/session/api.ts';
import type { EntryDialogProps } from './use-entry-dialog.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface RemoveChartDialogProps extends EntryDialogProps {
  chart: SavedChart;
  onRemoved: () => void;
}

/** Asks for confirmation before a chart is removed. */
export function RemoveChartDialog(props: RemoveChartDialogProps) {
  const { chart, onRemoved, onClose, returnFocus } = props;
  const words = useMessages(profileMessages).charts;
  const { busy, message, send } = useSubmit();
  const remove = async () => {
    await api('DELETE /api/users/charts/:id', { path: { id: chart.id } });
    onRemoved();
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={words.removeTitle({ name: chart.name })}
      description={words.removeText}
      confirmLabel={words.remove}
      confirmLoading={busy}
      confirmLoadingLabel={words.removing}
      onConfirm={() => void send(remove, words.removeFailed)}
    >
      {message && <FailureAlert title={message} />}
    </AlertDialog>
  );
}
