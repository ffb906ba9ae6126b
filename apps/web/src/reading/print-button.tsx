import { Button } from '@jyoti/ui/button';
import { PrinterIcon } from '@jyoti/ui/icons';
import { useReadingWords } from './words.ts';

/** Opens the browser's print dialogue; what it prints is the PrintLayout around the page. */
export function PrintButton() {
  const words = useReadingWords();
  return (
    <Button icon={<PrinterIcon size={20} />} onClick={() => globalThis.print()}>
      {words.print}
    </Button>
  );
}
