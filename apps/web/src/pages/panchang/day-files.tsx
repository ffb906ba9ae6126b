import type { Panchang } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { useLocale } from '@jyoti/ui/i18n';
import { CalendarIcon, DownloadIcon } from '@jyoti/ui/icons';
import { Cluster } from '@jyoti/ui/layout';
import { useState } from 'react';
import { calendarFile } from '../../app/calendar-file.ts';
import { saveFile } from '../../app/save-file.ts';
import { useWords } from '../../words/index.ts';
import { dayInWords } from '../horoscope/dates.ts';
import { tithiName } from './almanac-names.ts';
import { eventsOf } from './day-events.ts';
import { sectionsOf } from './day-in-sections.ts';
import { timeInWords } from './moments.ts';
import { usePanchangWords } from './words.ts';

/** The day to keep: as a document, and as entries of a calendar. What makes the document loads on the click. */
export function DayFiles({ day, place }: { day: Panchang; place: string }) {
  const words = usePanchangWords();
  const { siteName } = useWords();
  const locale = useLocale();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { latitude, longitude } = day.place;

  const makePdf = async () => {
    setState('busy');
    try {
      const { textPdf } = await import('../../pdf/text-pdf.ts');
      const { tithi, nakshatra, advanced_details: more } = day;
      const bytes = await textPdf({
        title: words.pdf.title(dayInWords(day.date, locale)),
        author: siteName,
        lead: `${words.result.opening(tithiName(tithi), nakshatra.name)} ${words.result.masa(more.masa.amanta, more.masa.adhika, more.vikram_samvat)}`,
        note: `${words.pdf.note(place, words.result.coordinates(latitude, longitude))}. ${words.result.at(timeInWords(day.time))}`,
        sections: sectionsOf(day, words, locale),
      });
      saveFile(words.pdf.file(day.date), new Blob([bytes], { type: 'application/pdf' }));
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  const saveEvents = () =>
    saveFile(
      words.ics.file(day.date),
      new Blob([calendarFile(siteName, eventsOf(day, place, words))], {
        type: 'text/calendar;charset=utf-8',
      }),
    );

  return (
    <>
      <Cluster gap="x3">
        <Button
          icon={<DownloadIcon size={20} />}
          loading={state === 'busy'}
          loadingLabel={words.result.pdfBusy}
          onClick={() => void makePdf()}
        >
          {words.result.pdf}
        </Button>
        <Button icon={<CalendarIcon size={20} />} onClick={saveEvents}>
          {words.result.calendar}
        </Button>
      </Cluster>
      {state === 'failed' && <Alert tone="danger">{words.result.pdfFailed}</Alert>}
    </>
  );
}
