import { festivalFeedOf, festivalFileOf, type AskedDay } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { useLanguage } from '@jyoti/ui/i18n';
import { Cluster } from '@jyoti/ui/layout';
import { Menu, MenuLink, MenuSeparator } from '@jyoti/ui/menu';
import { PdfButton } from '../../pdf/pdf-button.tsx';
import { textDocument } from '../../pdf/text-document.ts';
import { useIsHydrated } from '../../lazy/use-is-hydrated.ts';
import { dayInWords, monthInWords } from '../../reading/dates.ts';
import { tithiName } from './almanac-names.ts';
import { sectionsOf } from './pdf/day-document.ts';
import { useReadTime } from './read-at.tsx';
import type { DayAndMonth } from './use-panchang.ts';
import { usePanchangWords } from './words.ts';

interface DayFilesProps {
  asked: AskedDay;
  found: DayAndMonth;
  place: string;
}

/** The day to keep: as a document, and its festivals as entries of a calendar, to download or to subscribe to. */
export function DayFiles({ asked, found: { day }, place }: DayFilesProps) {
  const words = usePanchangWords();
  const language = useLanguage();
  const at = useReadTime(day);
  const isHydrated = useIsHydrated();
  const { latitude, longitude } = day.place;
  const { tithi, nakshatra, advanced_details: more } = day;
  const of = { ...asked, place, language };

  return (
    <Cluster gap="x2">
      <Menu trigger={<Button size="small">{words.calendar.open}</Button>} side="above">
        <MenuLink href={festivalFileOf(of, day.date, 'day')} download>
          {words.calendar.day(dayInWords(day.date, language))}
        </MenuLink>
        <MenuLink href={festivalFileOf(of, day.date, 'month')} download>
          {words.calendar.month(monthInWords(day.date, language))}
        </MenuLink>
        <MenuLink href={festivalFileOf(of, day.date, 'year')} download>
          {words.calendar.year(day.date.slice(0, 4))}
        </MenuLink>
        <MenuSeparator />
        {isHydrated && (
          <MenuLink href={festivalFeedOf(of, globalThis.location.host)}>
            {words.calendar.subscribe}
          </MenuLink>
        )}
      </Menu>
      <PdfButton
        size="small"
        label={words.result.pdf}
        fileName={words.pdf.file(day.date)}
        write={(setting) =>
          textDocument(
            {
              title: words.pdf.title(dayInWords(day.date, language)),
              lead: `${tithiName(tithi)}, ${nakshatra.name}. ${words.result.masa(more.masa.amanta, more.masa.adhika, more.vikram_samvat)}`,
              note: `${words.pdf.note(place, words.result.coordinates(latitude, longitude))}. ${words.result.at(at)}`,
              sections: sectionsOf(day, words, language),
            },
            setting,
          )
        }
      />
    </Cluster>
  );
}
