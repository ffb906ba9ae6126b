import { AlertDialog } from '@jyoti/ui/dialog';
import { Form } from '@jyoti/ui/form';
import { PasswordField } from '@jyoti/ui/text-field';
import { useToast } from '@jyoti/ui/toast';
import { useRef } from 'react';
import { saveFile } from '@jyoti/ui/save-file';
import { useForm } from '../../forms/use-form.ts';
import { api } from '../../session/api.ts';
import { useProfileWords } from './words.ts';

/** Asks for the password, then saves everything that is stored about the visitor. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const words = useProfileWords().data;
  const { show } = useToast();
  const formElement = useRef<HTMLFormElement>(null);
  const { busy, form } = useForm({
    loadChecks: () => import('../../forms/form-checks.ts'),
    check: ({ exportAccountSchema, validate }, data) =>
      validate(exportAccountSchema, Object.fromEntries(data)),
    send: async (input) => {
      const data = await api.exportAccount(input);
      const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(words.fileName(data.exportedAt.slice(0, 10)), content);
      show({ text: words.done });
      onClose();
    },
    failed: words.failed,
  });

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={words.dialogTitle}
      description={words.dialogText}
      confirmLabel={words.confirm}
      confirmLoading={busy}
      confirmLoadingLabel={words.preparing}
      onConfirm={() => formElement.current?.requestSubmit()}
    >
      <Form {...form} ref={formElement}>
        <PasswordField
          label={words.password}
          name="currentPassword"
          autoComplete="current-password"
          required
        />
      </Form>
    </AlertDialog>
  );
}
