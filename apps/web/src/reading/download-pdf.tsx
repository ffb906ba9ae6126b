import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { DownloadIcon } from '@jyoti/ui/icons';
import { useState } from 'react';
import { saveFile } from '../pdf/save-file.ts';
import type { PdfText } from '../pdf/text-pdf.ts';
import { useWords } from '../words/index.ts';
import { useReadingWords } from './words.ts';

interface DownloadPdfProps {
  /** What the file says; its author is the site. */
  text: Omit<PdfText, 'author'>;
  fileName: string;
}

/** Makes a PDF of a text and hands it to the browser. What makes it loads on the click. */
export function DownloadPdf({ text, fileName }: DownloadPdfProps) {
  const words = useReadingWords();
  const { siteName } = useWords();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const make = async () => {
    setState('busy');
    try {
      const { textPdf } = await import('../pdf/text-pdf.ts');
      const bytes = await textPdf({ ...text, author: siteName });
      saveFile(fileName, 'application/pdf', bytes);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <Button
        icon={<DownloadIcon size={20} />}
        loading={state === 'busy'}
        loadingLabel={words.downloading}
        onClick={() => void make()}
      >
        {words.download}
      </Button>
      {state === 'failed' && <Alert tone="danger">{words.downloadFailed}</Alert>}
    </>
  );
}
