import type { SavedChart } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { AlertDialog } from '@jyoti/ui/dialog';
import { useProfileWords } from './words.ts';

interface RemoveChartDialogProps {
  chart: SavedChart;
  busy: boolean;
  /** Why it could not be removed. */
  message: string | undefined;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before a chart is removed. */
export function RemoveChartDialog({
  chart,
  busy,
  message,
  onRemove,
  onClose,
}: RemoveChartDialogProps) {
  const words = useProfileWords().charts;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={words.removeTitle(chart.name)}
      description={words.removeText}
      confirmLabel={words.remove}
      confirmLoading={busy}
      confirmLoadingLabel={words.removing}
      onConfirm={onRemove}
    >
      {message && <Alert tone="danger">{message}</Alert>}
    </AlertDialog>
  );
}
