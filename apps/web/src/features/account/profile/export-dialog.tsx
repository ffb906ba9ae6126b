import { saveFile } from '@jyoti/ui/save-file';
import { useToast } from '@jyoti/ui/toast';
import { api } from '../../../platform/session/api.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Asks for the password, then downloads all data stored about the visitor. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(profileMessages).data;
  const { show } = useToast();
  return (
    <PasswordDialog
      words={{ ...words, busy: words.preparing }}
      title={words.dialogTitle}
      description={words.dialogText}
      confirmLabel={words.confirm}
      onClose={onClose}
      check={({ exportAccountSchema, validate }, data) =>
        validate(exportAccountSchema, Object.fromEntries(data))
      }
      send={async (input) => {
        const data = await api('POST /api/users/export', { body: input });
        const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
        saveFile(`jyoti-my-data-${data.exportedAt.slice(0, 10)}.json`, content);
        show({ text: words.done });
        onClose();
      }}
    />
  );
}
