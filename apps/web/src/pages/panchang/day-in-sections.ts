import type { Panchang, Section, TimeRange } from '@jyoti/contract';
import type { Language } from '@jyoti/ui/i18n';
import { dayInWords } from '../../reading/dates.ts';
import { festivalName, tithiName } from './almanac-names.ts';
import { auspiciousWindows, inauspiciousWindows, spansOf, type WindowName } from './day-windows.ts';
import { momentInFull, timeInWords, clockAt, offsetInWords } from './moments.ts';
import type { en } from './words.en.ts';

/** All that the page says of a day, as the sections of a document. */
export function sectionsOf(day: Panchang, words: typeof en, language: Language): Section[] {
  const { facts, limbs, pdf, detail } = words;
  const { settings, advanced_details: more } = day;
  const full = (instant: string) => momentInFull(instant, settings.timezone, language);
  const short = (instant: string) => {
    const { date, time } = clockAt(instant, settings.timezone);
    const apart = date === day.date ? '' : `, ${dayInWords(date, language)}`;
    return `${timeInWords(time)}${apart}`;
  };
  const fact = (label: string, value: string | number | null) =>
    `${label}: ${value === null ? facts.none : value}`;
  const rise = (label: string, instant: string | null) => fact(label, instant && short(instant));
  const list = (items: string[]) => ({ type: 'list' as const, items });
  const limb = (name: string, all: readonly (TimeRange & { name: string })[]) => ({
    type: 'table' as const,
    caption: name,
    columns: pdf.limbColumns,
    rows: all.map((each) => [each.name, full(each.start), full(each.end)]),
  });
  const windows = (id: string, heading: string, names: readonly WindowName[]): Section[] => {
    const rows = names.flatMap((name) =>
      spansOf(day, name).map(({ start, end }) => [
        words.windows[name],
        `${short(start)} to ${short(end)}`,
      ]),
    );
    if (rows.length === 0) return [];
    return [
      {
        id,
        heading,
        blocks: [{ type: 'table', caption: heading, columns: pdf.timeColumns, rows }],
      },
    ];
  };
  const halves = (['day', 'night'] as const).filter((half) => day.choghadiya[half].length > 0);

  return [
    ...(day.notices.length > 0
      ? [{ id: 'notices', heading: words.result.polar, blocks: [list(day.notices)] }]
      : []),
    {
      id: 'basic-details',
      heading: detail.basic,
      blocks: [
        list([
          fact(facts.day, day.day.name),
          rise(facts.sunrise, more.sun_rise),
          rise(facts.sunset, more.sun_set),
          rise(facts.moonrise, more.moon_rise),
          rise(facts.moonset, more.moon_set),
          fact(facts.moonSign, day.rasi),
          fact(facts.sunSign, day.sun_sign),
          fact(facts.month, more.masa.amanta),
          fact(facts.vikram, more.vikram_samvat),
          fact(facts.shaka, more.shaka_samvat),
        ]),
      ],
    },
    ...(day.festivals.length > 0
      ? [
          {
            id: 'observed',
            heading: detail.observed,
            blocks: [list(day.festivals.map(festivalName))],
          },
        ]
      : []),
    {
      id: 'limbs',
      heading: detail.five,
      blocks: [
        limb(
          limbs.tithi,
          day.tithis.map((each) => ({ ...each, name: tithiName(each) })),
        ),
        limb(limbs.nakshatra, day.nakshatras),
        limb(limbs.yoga, day.yogas),
        limb(limbs.karana, day.karanas),
      ],
    },
    ...windows('inauspicious', detail.inauspicious, inauspiciousWindows),
    ...windows('auspicious', detail.auspicious, auspiciousWindows),
    ...(day.hora.length > 0
      ? [
          {
            id: 'hora',
            heading: words.hora.title,
            blocks: [
              {
                type: 'table' as const,
                caption: words.hora.title,
                columns: pdf.horaColumns,
                rows: day.hora.map(({ hora, start, end }) => [hora, short(start), short(end)]),
              },
            ],
          },
        ]
      : []),
    ...(halves.length > 0
      ? [
          {
            id: 'choghadiya',
            heading: words.choghadiya.title,
            blocks: halves.map((half) => ({
              type: 'table' as const,
              caption: pdf[half],
              columns: pdf.choghadiyaColumns,
              rows: day.choghadiya[half].map(({ muhurat, type, start, end }) => [
                muhurat,
                type,
                short(start),
                short(end),
              ]),
            })),
          },
        ]
      : []),
    {
      id: 'settings',
      heading: pdf.settings,
      blocks: [
        list([
          words.result.zone(settings.timezone, offsetInWords(settings.utc_offset_minutes)),
          pdf.settingsRows(
            pdf.ayanamsa(settings.ayanamsa, settings.ayanamsa_degrees.toFixed(4)),
            pdf.sunrises[settings.sunrise],
          ),
        ]),
      ],
    },
  ];
}
