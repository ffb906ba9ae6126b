export { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';
export { Dialog, DialogClose, type DialogCloseProps, type DialogProps } from './dialog.tsx';
