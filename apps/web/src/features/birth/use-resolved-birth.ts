import type { BirthDetails, BirthDetailsFormProps } from '@jyoti/ui/birth-details-form';
import { api } from '../../platform/session/api.ts';
import { useEffect, useState } from 'react';
import { useQuery } from '../../platform/data/use-query.ts';
import { civilDay, clockName } from '@jyoti/reports/format';
import { namesMessages } from '@jyoti/reports/messages/names';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMessages } from '../../platform/words/use-messages.ts';
import { timeOrNoon } from './birth-details.ts';

/** Key of the request, or null while the details are incomplete. */
function questionOf(details: BirthDetails): string | null {
  const { date, place } = details;
  const time = timeOrNoon(details);
  if (!date || !place?.timeZone || !time) return null;
  return JSON.stringify({
    latitude: place.latitude,
    longitude: place.longitude,
    timezone: place.timeZone,
    date,
    time,
  });
}

/** Debounce before a request is sent, in milliseconds. */
const PAUSE_MS = 300;

async function pause(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });
  signal.throwIfAborted();
}

/** Time zone and offset of the birth, shown before the calculation; null while unknown. */
export function useResolvedBirth(details: BirthDetails): BirthDetailsFormProps['resolved'] {
  const names = useMessages(namesMessages);
  const language = useLanguage();
  const question = questionOf(details);
  // An error is shown at its field when the form is sent; until then there is just nothing to
  // confirm.
  const { data: offset } = useQuery(
    question && `place offset ${question}`,
    async (call) => {
      await pause(call.signal);
      return api('GET /api/places/offset', { query: JSON.parse(question ?? '') }, call);
    },
    { cache: 'immutable' },
  );

  const { date, place } = details;
  // A date that was converted on this form is not offered for conversion again.
  const [converted] = useState(() => new Set<string>());
  const gregorian = offset?.julian?.gregorian_date;
  const isConverted = date !== null && converted.has(date);
  useEffect(() => {
    if (gregorian !== undefined && !isConverted) converted.add(gregorian);
  }, [gregorian, isConverted, converted]);

  if (offset === null || !place) return null;
  const { utc_offset_minutes, repeated_offsets_minutes: repeated, other_clocks, julian } = offset;
  const notices = [...offset.notices, ...(julian && !isConverted ? [julian.notice] : [])];
  const offers: { label: string; change: Partial<BirthDetails> }[] = [
    ...(other_clocks ?? []).map(({ id, timezone }) => ({
      label: names.clockOffers[id]({ offset: timezone }),
      change: { place: { ...place, timeZone: timezone } },
    })),
    ...(julian && !isConverted
      ? [
          {
            label: names.dateOffer({ date: civilDay(julian.gregorian_date, language) }),
            change: { date: julian.gregorian_date },
          },
        ]
      : []),
  ];
  return {
    place: place.name,
    timeZone: clockName(offset, names),
    utcOffsetMinutes: repeated?.[details.fold ?? 0] ?? utc_offset_minutes,
    repeatedOffsetsMinutes: details.timeUnknown ? undefined : repeated,
    // For an ambiguous local time the form asks which one it was, so there is nothing more to show.
    offers,
    note: (repeated ? '' : notices.join(' ')) || undefined,
  };
}
