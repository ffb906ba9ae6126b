import { PageActions, PrintButton } from '@jyoti/ui/page-actions';
import { TextSizeSelect, textSizes } from '@jyoti/ui/prose';
import { useLoaderData } from 'react-router-dom';
import { browserChoice } from '../../data/browser-state.ts';
import { DownloadPdf } from '../../reading/download-pdf.tsx';
import { PolicyPage } from '../../reading/policy-page.tsx';
import { useReadingWords } from '../../reading/words.ts';
import { civilDate } from '@jyoti/ui/dates';
import { Acknowledgement } from './acknowledgement.tsx';
import { useDisclaimerWords } from './words.ts';
import type { loader } from './disclaimer.route.ts';
import { useLanguage } from '../../words/use-language.ts';

/** How large the reader wants running text. */
const useTextSize = browserChoice('text-size', textSizes, 'medium');

/** What a reading is and is not; to be read in a size of one's own, printed, kept as a file, and acknowledged. */
export function DisclaimerPage() {
  const page = useLoaderData<typeof loader>();
  const words = useDisclaimerWords();
  const reading = useReadingWords();
  const language = useLanguage();
  const [size, setSize] = useTextSize();
  return (
    <PolicyPage
      page={page}
      size={size}
      more={[{ id: 'acknowledgement', label: words.acknowledgement.title }]}
      before={
        <PageActions>
          <PrintButton>{reading.print}</PrintButton>
          <DownloadPdf
            text={{
              title: page.title,
              note: reading.lastUpdated(civilDate(language, page.updated)),
              lead: page.description,
              sections: page.sections,
            }}
            fileName="jyoti-disclaimer.pdf"
          />
          <TextSizeSelect value={size} onValueChange={setSize} />
        </PageActions>
      }
      after={<Acknowledgement sentence={page.acknowledgement} version={page.updated} />}
    />
  );
}
