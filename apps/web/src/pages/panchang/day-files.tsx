import type { Panchang } from '@jyoti/contract';
import { CalendarButton } from '@jyoti/ui/calendar-button';
import { useLanguage } from '@jyoti/ui/i18n';
import { Cluster } from '@jyoti/ui/layout';
import { PdfButton } from '../../pdf/pdf-button.tsx';
import { textDocument } from '../../pdf/text-document.ts';
import { useWords } from '../../words/index.ts';
import { dayInWords } from '../../reading/dates.ts';
import { tithiName } from './almanac-names.ts';
import { eventsOf } from './day-events.ts';
import { sectionsOf } from './day-in-sections.ts';
import { timeInWords } from './moments.ts';
import { usePanchangWords } from './words.ts';

/** The day to keep: as a document, and as entries of a calendar. */
export function DayFiles({ day, place }: { day: Panchang; place: string }) {
  const words = usePanchangWords();
  const { siteName } = useWords();
  const language = useLanguage();
  const { latitude, longitude } = day.place;
  const { tithi, nakshatra, advanced_details: more } = day;

  return (
    <Cluster gap="x3">
      <PdfButton
        label={words.result.pdf}
        fileName={words.pdf.file(day.date)}
        write={(setting) =>
          textDocument(
            {
              title: words.pdf.title(dayInWords(day.date, language)),
              lead: `${words.result.opening(tithiName(tithi), nakshatra.name)} ${words.result.masa(more.masa.amanta, more.masa.adhika, more.vikram_samvat)}`,
              note: `${words.pdf.note(place, words.result.coordinates(latitude, longitude))}. ${words.result.at(timeInWords(day.time))}`,
              sections: sectionsOf(day, words, language),
            },
            setting,
          )
        }
      />
      <CalendarButton
        fileName={words.ics.file(day.date)}
        product={siteName}
        events={() => eventsOf(day, place, words)}
      >
        {words.result.calendar}
      </CalendarButton>
    </Cluster>
  );
}
