/** Notices on a result, in English. */
export const noticesEn = {
  timeTwiceFirst:
    'This local time occurred twice on that day, because clocks were set back. The first of the two was used.',
  timeTwiceSecond:
    'This local time occurred twice on that day, because clocks were set back. The second of the two was used.',
  localMeanTime:
    'Local mean time, {used}: this place had no standard time yet, so its own clock is used. If your time comes from another clock, change the offset under “More” below the birth place.',
  almanacLocalMeanTime:
    'Local mean time, {used}: this place had no standard time yet, so all times are by its own clock.',
  almanacStandardInWar:
    'From October 1941 to May 1942, clocks were one hour ahead in Bengal and Assam only, so all times are by Indian Standard Time, {used}.',
  meanTimeOf: '{city} mean time, {used}: it was the standard time of this place on that day.',
  julianDate:
    'Until {until}, this place used the Julian calendar. If your date is in the old style, it is {gregorian} in today’s calendar.',
  bengal_advance:
    'From October 1941 to May 1942, clocks were one hour ahead in Bengal and Assam only, so {used} is used here. If your time comes from a clock that was one hour ahead, use the offset {other}.',
  bombay:
    'Until 1955, many clocks in Mumbai showed Bombay time, {other}. Standard time, {used}, is used here. If your time is Bombay time, use the offset {other}.',
  calcutta:
    'Until 1948, many clocks in Kolkata showed Calcutta time, {other}. Standard time, {used}, is used here. If your time is Calcutta time, use the offset {other}.',
  goa: 'Portuguese India had a time of its own by a decree of 1911: {other}. Indian Standard Time, {used}, is used here. If your time is that of Portuguese India, use the offset {other}.',
  railway:
    'India’s railways and telegraph used Madras time, {other}, until the end of 1905. If your time is railway time, use the offset {other}.',
  noSunrise:
    'The Sun does not rise at this place on that day, so the weekday is counted from midnight.',
  noSunsetAllDay:
    'The Sun does not set at this place on that day (midnight sun), so the weekday is counted from midnight.',
  noSunset: 'The Sun does not set at this place on that day, so there is no planetary hour.',
  dayNoSunrise:
    'The Sun does not rise at this place on that day, so timings counted from sunrise can’t be shown. Tithi, nakshatra, yoga and karana are those from midnight to midnight.',
  dayMidnightSun:
    'The Sun does not set at this place on that day (midnight sun), so timings counted from sunrise can’t be shown. Tithi, nakshatra, yoga and karana are those from midnight to midnight.',
  dayNoSunset:
    'The Sun does not set at this place on that day, so timings counted from sunrise and sunset can’t be shown. Tithi, nakshatra, yoga and karana are those from midnight to midnight.',
  yearNoSunrise:
    'Some festivals and fasts are missing. Their dates depend on a day on which the Sun does not rise or set at this place, or on a day before 1800 or after 2200.',
  timeUnknown:
    'The time of birth is not known. The chart is for noon of that day, and houses are counted from the Moon. The ascendant, the houses counted from it, the divisional charts, Ashtakavarga and the panchang of the moment are left out, because they change within minutes or hours.',
  matchTimeUnknown:
    'A time of birth is not known, so this match compares what the two Moons decide: Ashtakoot, Dashakoot, Rajju and Vedha. Mangal Dosha, Kaal Sarp, Papa Samaya and the overall percentage need both times.',
  moonChangesSign:
    'On that day the Moon leaves {first} for {second} at {time}, local time, so the Moon sign depends on the time of birth.',
  moonChangesNakshatra:
    'On that day the Moon leaves the nakshatra {first} for {second} at {time}, local time, so the birth star depends on the time of birth.',
  dashasUncertain:
    'Without a birth time, the dates of the dashas can differ by years. For each nakshatra of the day, you see the earliest and the latest dates.',
} as const;

export type NoticeKey = keyof typeof noticesEn;
