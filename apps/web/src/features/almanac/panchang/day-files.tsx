import {
  defaultSunrise,
  festivalFeedOf,
  festivalFileOf,
  searchFromYear,
  type PanchangDocument,
  type PanchangParams,
} from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Grid, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { Menu, MenuLink, MenuSeparator } from '@jyoti/ui/menu';
import { PdfButton } from '../../documents/pdf/pdf-button.tsx';
import { useIsHydrated } from '../../../platform/lazy/use-is-hydrated.ts';
import { dayInWords, monthInWords } from '../../../platform/dates/dates.ts';
import { ShareResult } from '../../documents/share/share-result.tsx';
import { monthOf, moreOf } from './use-panchang.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** A document is requested at most this long for a sheet, ms. */
const TIMEOUT = 15_000;

interface DayFilesProps {
  params: PanchangParams;
  day: PanchangDocument;
  place: string;
}

/**
 * Links to good dates, to the festivals of the year and to the wall calendar of the place, and downloads: the day as a sheet, its month as a wall calendar, and festivals
 * as a calendar file, with a subscription link.
 */
export function DayFiles({ params, day, place }: DayFilesProps) {
  const words = useMessages(panchangMessages);
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const of = { ...params, place, language };
  const where = new URLSearchParams({
    latitude: String(params.latitude),
    longitude: String(params.longitude),
    place,
    ...(params.sunrise !== defaultSunrise && { sunrise: params.sunrise }),
  });

  const year = searchFromYear({
    ...params,
    year: Number(day.date.slice(0, 4)),
    region: null,
    list: 'festivals',
  });

  return (
    <Grid minItem="9rem" columns={4} gap="x2" align="start">
      <ButtonLink size="small" href={`/muhurta?${where}`}>
        {words.result.muhurta}
      </ButtonLink>
      <ButtonLink size="small" href={`/festivals?${year}`}>
        {words.result.festivals({ year: day.date.slice(0, 4) })}
      </ButtonLink>
      <ButtonLink size="small" href={`/festivals/calendar?${year}`}>
        {words.result.wallCalendar}
      </ButtonLink>
      <Menu trigger={<Button size="small">{words.calendar.open}</Button>} side="above">
        <MenuLink href={festivalFileOf(of, day.date, 'day')} download>
          {words.calendar.day({ day: dayInWords(day.date, language) })}
        </MenuLink>
        <MenuLink href={festivalFileOf(of, day.date, 'month')} download>
          {words.calendar.month({ month: monthInWords(day.date, language) })}
        </MenuLink>
        <MenuLink href={festivalFileOf(of, day.date, 'year')} download>
          {words.calendar.year({ year: day.date.slice(0, 4) })}
        </MenuLink>
        <MenuSeparator />
        {isHydrated && (
          <MenuLink href={festivalFeedOf(of, globalThis.location.host)}>
            {words.calendar.subscribe}
          </MenuLink>
        )}
      </Menu>
      <Stack gap="x1">
        <PdfButton
          size="small"
          label={words.pdf.monthButton}
          fileName={words.pdf.monthFile({ month: day.date.slice(0, 7) })}
          write={async (setting) => {
            const { monthSheet } = await import('./pdf/month-sheet.ts');
            const month = await monthOf(params, day.date, AbortSignal.timeout(TIMEOUT));
            return monthSheet({ month, place }, setting);
          }}
        />
      </Stack>
      <Stack gap="x1">
        <PdfButton
          size="small"
          label={words.result.pdf}
          fileName={words.pdf.file({ date: day.date })}
          write={async (setting) => {
            const { daySheet } = await import('./pdf/day-sheet.ts');
            const signal = AbortSignal.timeout(TIMEOUT);
            // A sheet without the further timings is better than none.
            const more = await moreOf(params, day.date, signal).catch(() => null);
            return daySheet({ day, more, place }, setting);
          }}
        />
      </Stack>
      <ShareResult
        size="small"
        title={words.title}
        text={words.result.lastRead({ day: dayInWords(day.date, language), place })}
      />
    </Grid>
  );
}
