import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { DownloadIcon } from '@jyoti/ui/icons';
import { useToast } from '@jyoti/ui/toast';
import { useSubmit } from '../forms/use-submit.ts';
import { saveFile } from './save-file.ts';

interface SaveFileButtonProps {
  label: string;
  /** The label after a failure. @default the label */
  retryLabel?: string;
  /** The label while the file is loaded. */
  busy: string;
  done: string;
  failed: string;
  load: () => Promise<{ name: string; content: Blob }>;
}

/** Loads a file and saves it; says when it is saved, and why it is not. */
export function SaveFileButton(props: SaveFileButtonProps) {
  const { label, retryLabel = label, busy: loadingLabel, done, failed, load } = props;
  const { show } = useToast();
  const { busy, message, send } = useSubmit();
  const save = async () => {
    const { name, content } = await load();
    saveFile(name, content);
    show({ text: done });
  };
  return (
    <>
      {message && <Alert tone="danger">{message}</Alert>}
      <div>
        <Button
          icon={<DownloadIcon size={20} strokeWidth={1.6} aria-hidden />}
          loading={busy}
          loadingLabel={loadingLabel}
          onClick={() => void send(save, failed)}
        >
          {message ? retryLabel : label}
        </Button>
      </div>
    </>
  );
}
