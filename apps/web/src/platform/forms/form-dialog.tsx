import { Button } from '@jyoti/ui/button';
import { Dialog, DialogClose, type DialogProps } from '@jyoti/ui/dialog';
import { Form } from '@jyoti/ui/form';
import { useId, type ReactNode } from 'react';
import type { FormState } from './use-form.ts';

interface FormDialogProps extends Pick<
  DialogProps,
  'title' | 'description' | 'sheet' | 'returnFocus'
> {
  onClose: () => void;
  words: { keep: string; confirm: string; busy: string };
  form: FormState;
  busy: boolean;
  /** Whether the form cannot be sent. @default false */
  disabled?: boolean;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form in a dialog. The dialog cannot be closed while a request runs, because its result would be
 * lost.
 */
export function FormDialog(props: FormDialogProps) {
  const { words, form, busy, disabled, onClose, children, ...dialog } = props;
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={() => {
        if (!busy) onClose();
      }}
      closeOnOutsidePress={false}
      footer={
        <>
          <DialogClose>
            <Button disabled={busy}>{words.keep}</Button>
          </DialogClose>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={disabled}
            loading={busy}
            loadingLabel={words.busy}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <Form {...form} id={formId}>
        {children}
      </Form>
    </Dialog>
  );
}
