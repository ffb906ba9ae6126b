import { Button } from '@jyoti/ui/button';
import { PrinterIcon } from '@jyoti/ui/icons';
import { useState } from 'react';
import { lazyDialog } from '../../../platform/lazy/lazy-part.tsx';
import type { PdfOfParts, PrintChoice } from './print-choice.ts';
import { printMessages } from '../../../messages.generated/print.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const PrintDialog = lazyDialog(() => import('./print-dialog.tsx'), 'PrintDialog');

interface PrintButtonProps extends PrintChoice {
  /** Prints some parts. */
  onPrint: (parts: ReadonlySet<string>) => void;
  /** Whether a print is being prepared. */
  preparing: boolean;
  pdf: PdfOfParts;
}

/** Opens the dialog that selects what to print or download. */
export function PrintButton({ onPrint, preparing, ...choice }: PrintButtonProps) {
  const words = useMessages(printMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<PrinterIcon size={20} />}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void PrintDialog.preload()}
        loading={preparing}
        loadingLabel={words.preparing}
      >
        {words.button}
      </Button>
      {open && (
        <PrintDialog
          {...choice}
          onClose={() => setOpen(false)}
          onPrint={(parts) => {
            setOpen(false);
            onPrint(parts);
          }}
        />
      )}
    </>
  );
}
