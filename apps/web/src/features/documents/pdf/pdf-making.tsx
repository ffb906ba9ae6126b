import { Button } from '@jyoti/ui/button';
import { Progress } from '@jyoti/ui/progress';
import * as styles from './pdf-button.css.ts';
import { pdfMessages } from '../../../messages.generated/pdf.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface PdfMakingProps {
  /** Progress of typesetting, 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** Progress of a document, and a cancel button. */
export function PdfMaking({ share, onCancel }: PdfMakingProps) {
  const words = useMessages(pdfMessages);
  return (
    <>
      <Button onClick={onCancel}>{words.cancel}</Button>
      <Progress className={styles.line} label={words.making} value={share} max={1} />
    </>
  );
}
