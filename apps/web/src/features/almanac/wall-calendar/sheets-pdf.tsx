import type { PanchangMonthDocument } from '@jyoti/contract';
import { PdfButton } from '../../documents/pdf/pdf-button.tsx';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { wallCalendarMessages } from '../../../messages.generated/wall-calendar.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface SheetsPdfProps {
  year: number;
  /** `null` while they load. */
  months: readonly PanchangMonthDocument[] | null;
  /** What the place is called. */
  place: string;
}

/** Downloads the months that the page shows as a PDF, a sheet each. */
export function SheetsPdf({ year, months, place }: SheetsPdfProps) {
  const words = useMessages(wallCalendarMessages);
  const language = useLanguage();
  const [only, second] = months ?? [];
  return (
    <PdfButton
      disabled={months === null}
      fileName={
        only && !second
          ? words.files.month({ year, month: only.month })
          : words.files.year({ year })
      }
      write={async (setting) => {
        const { sheetsDocument } = await import('./pdf/sheets-document.ts');
        return sheetsDocument({ year, months: months ?? [], place, words, language }, setting);
      }}
    />
  );
}
