import { composeEventHandlers } from '@radix-ui/primitive';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../button/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { PrinterIcon } from '../../icons/index.ts';
import { pageActionsStrings } from '../../messages.generated/en/components/PageActions.ts';

export interface PrintButtonProps extends Omit<ButtonProps, 'icon' | 'type' | 'children'> {
  /** @default "Print" */
  children?: ReactNode;
}

/** Opens the browser's print dialog. Wrap the page in a `PrintLayout`, which defines what is printed. */
export function PrintButton({ children, onClick, ...rest }: PrintButtonProps) {
  const strings = useStrings(pageActionsStrings);
  return (
    <Button
      {...rest}
      icon={<PrinterIcon size={20} />}
      onClick={composeEventHandlers(onClick, () => globalThis.print())}
    >
      {children ?? strings.print}
    </Button>
  );
}
