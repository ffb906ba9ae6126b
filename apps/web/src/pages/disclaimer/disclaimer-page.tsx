import { Select } from '@jyoti/ui/select';
import { useLoaderData } from 'react-router-dom';
import { DownloadPdf } from '../../reading/download-pdf.tsx';
import { PolicyPage } from '../../reading/policy-page.tsx';
import { PrintButton } from '../../reading/print-button.tsx';
import { PublicPiece } from '../../reading/public-piece.tsx';
import { tools } from '../../reading/reading.css.ts';
import { textSizes, useTextSize, type TextSize } from '../../reading/text-size.ts';
import { useReadingWords } from '../../reading/words.ts';
import { writtenDay } from '../../reading/dates.ts';
import { Acknowledgement } from './acknowledgement.tsx';
import * as styles from './disclaimer.css.ts';
import { useDisclaimerWords } from './words.ts';
import type { loader } from './disclaimer.route.ts';

/** What a reading is and is not; to be read in a size of one's own, printed, kept as a file, and acknowledged. */
export function DisclaimerPage() {
  const page = useLoaderData<typeof loader>();
  const words = useDisclaimerWords();
  const reading = useReadingWords();
  const [size, setSize] = useTextSize();
  return (
    <PublicPiece data={page}>
      {(page) => (
        <PolicyPage
          page={page}
          size={size}
          more={[{ id: 'acknowledgement', heading: words.acknowledgement.title }]}
          before={
            <div className={tools}>
              <PrintButton />
              <DownloadPdf
                text={{
                  title: page.title,
                  note: reading.lastUpdated(writtenDay(page.updated)),
                  lead: page.description,
                  sections: page.sections,
                }}
                fileName="jyoti-disclaimer.pdf"
              />
              <div className={styles.size}>
                <Select
                  label={words.textSize}
                  value={size}
                  onChange={({ target }) => setSize(target.value as TextSize)}
                  options={textSizes.map((value) => ({ value, label: words.sizes[value] }))}
                />
              </div>
            </div>
          }
          after={<Acknowledgement sentence={page.acknowledgement} version={page.updated} />}
        />
      )}
    </PublicPiece>
  );
}
