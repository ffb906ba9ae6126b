import type { Language } from '@jyoti/contract';
import type { PdfDocument, PdfLetterhead } from '@jyoti/pdf';
import { Button, type ButtonProps } from '@jyoti/ui/button';
import { DownloadIcon } from '@jyoti/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@jyoti/ui/save-file';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { makePdf } from './make-pdf.ts';
import * as styles from './pdf-button.css.ts';
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { pdfMessages } from '../../../messages.generated/pdf.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const PdfMaking = lazyPart(() => import('./pdf-making.tsx'), 'PdfMaking', null);

/** Site-wide and language-dependent properties of a document. */
export type PdfSetting = Pick<PdfDocument, 'author' | 'missing'> & {
  language: Language;
  /** Heading of a list of parts. */
  contents: string;
};

interface PdfButtonProps {
  /** @default "Download PDF" */
  label?: string;
  /** Ends with `.pdf`. */
  fileName: string;
  /** Creates the document: called on the click, and may load code. */
  write: (setting: PdfSetting) => PdfDocument | Promise<PdfDocument>;
  /** Its name is the author. @default none: the site is the author */
  letterhead?: PdfLetterhead;
  /** Of the button. @default "regular" */
  size?: ButtonProps['size'];
  /** While what the document is about is not there yet. @default false */
  disabled?: boolean;
  /** Typesets the document. @default `makePdf` */
  make?: typeof makePdf;
}

type State =
  | { is: 'idle' | 'failed' }
  | { is: 'making'; share: number }
  | { is: 'done'; missing: readonly string[] };

/** Creates a PDF on the click and downloads it; shows the progress, and can be cancelled. */
export function PdfButton({
  label,
  fileName,
  write,
  letterhead,
  size,
  disabled,
  make = makePdf,
}: PdfButtonProps) {
  const words = useMessages(pdfMessages);
  const { siteName } = useMessages(frameMessages);
  const language = useLanguage();
  const [state, setState] = useState<State>({ is: 'idle' });
  const making = useRef<AbortController | null>(null);
  useEffect(() => () => making.current?.abort(), []);

  const press = async () => {
    const giveUp = new AbortController();
    making.current = giveUp;
    setState({ is: 'making', share: 0 });
    try {
      const { contents } = words;
      // The worker finds out which scripts are missing.
      const missing = words.missing({ scripts: '{scripts}' });
      const author = letterhead?.name ?? siteName;
      const document = await write({ author, language, contents, missing });
      const pdf = await make(
        { ...document, letterhead },
        {
          onProgress: (share) => giveUp.signal.aborted || setState({ is: 'making', share }),
          signal: giveUp.signal,
        },
      );
      saveFile(fileName, new Blob([pdf.bytes], { type: 'application/pdf' }));
      setState({ is: 'done', missing: pdf.missing });
    } catch {
      setState({ is: giveUp.signal.aborted ? 'idle' : 'failed' });
    }
  };

  return (
    <>
      <Button
        icon={<DownloadIcon size={20} />}
        size={size}
        disabled={disabled}
        loading={state.is === 'making'}
        loadingLabel={`${words.making}…`}
        onClick={() => void press()}
      >
        {label ?? words.download}
      </Button>
      {state.is === 'making' && (
        <PdfMaking
          share={state.share}
          onCancel={() => making.current?.abort(new Error('given up'))}
        />
      )}
      <span role="status" className={state.is === 'done' ? styles.line : undefined}>
        {state.is === 'done' && words.done({ file: fileName })}
        {state.is === 'done' &&
          state.missing.length > 0 &&
          ` ${words.unshaped({ scripts: state.missing.join(', ') })}`}
      </span>
      {state.is === 'failed' && (
        <div className={styles.line}>
          <FailureAlert title={words.failed} />
        </div>
      )}
    </>
  );
}
