import { Cluster } from '@jyoti/ui/layout';
import { PrintButton } from '@jyoti/ui/recipes/page-actions';
import { TextSizeSelect, textSizes } from '@jyoti/ui/prose';
import { useLoaderData } from 'react-router-dom';
import { browserChoice } from '../../../platform/data/browser-state.ts';
import { DownloadPdf } from '../../documents/pdf/download-pdf.tsx';
import { PolicyPage } from '../policy-page.tsx';
import { civilDate } from '@jyoti/ui/dates';
import { Acknowledgement } from './acknowledgement.tsx';
import { disclaimerMessages } from '../../../messages.generated/disclaimer.ts';
import type { loader } from './disclaimer.route.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { readingMessages } from '../../../messages.generated/reading.ts';

/** Text size of the page. */
const useTextSize = browserChoice('text-size', textSizes, 'medium');

/** The disclaimer, with a choice of text size, print, download, and acknowledgement. */
export function DisclaimerPage() {
  const page = useLoaderData<typeof loader>();
  const words = useMessages(disclaimerMessages);
  const reading = useMessages(readingMessages);
  const language = useLanguage();
  const [size, setSize] = useTextSize();
  return (
    <PolicyPage
      page={page}
      size={size}
      more={[{ id: 'acknowledgement', label: words.acknowledgement.title }]}
      before={
        <Cluster align="end" data-print="hide">
          <PrintButton>{reading.print}</PrintButton>
          <DownloadPdf
            text={{
              title: page.title,
              note: reading.lastUpdated({ day: civilDate(language, page.updated) }),
              lead: page.description,
              sections: page.sections,
            }}
            fileName="jyoti-disclaimer.pdf"
          />
          <TextSizeSelect value={size} onValueChange={setSize} />
        </Cluster>
      }
      after={<Acknowledgement sentence={page.acknowledgement} version={page.updated} />}
    />
  );
}
