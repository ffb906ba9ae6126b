/** What a reader of a result should know, in English. */
export const noticesEn = {
  timeTwiceFirst:
    'This local time occurred twice on that day, because clocks were set back. The first of the two was used.',
  timeTwiceSecond:
    'This local time occurred twice on that day, because clocks were set back. The second of the two was used.',
  localMeanTime:
    'Local mean time, {used}: this place had no standard time yet, so its own clock is used. If the time comes from another clock, change the offset under “More” below the birth place.',
  almanacLocalMeanTime:
    'Local mean time, {used}: this place had no standard time yet, so all times are by its own clock.',
  bengalAdvance:
    'From October 1941 to May 1942 clocks were one hour ahead in Bengal and Assam only, and the time zone follows them: the offset used here is {used}. For a birth elsewhere in India, enter the offset +05:30 under “More” below the birth place.',
  noSunrise: 'The sun does not rise at this place on that day: the weekday is the civil one.',
  noSunsetAllDay:
    'The sun does not set at this place on that day (midnight sun): the weekday is the civil one.',
  noSunset: 'The sun does not set at this place on that day: there is no planetary hour.',
  dayNoSunrise:
    'The sun does not rise at this place on that day: what is counted from sunrise is missing, and the limbs are those of the civil day.',
  dayMidnightSun:
    'The sun does not set at this place on that day (midnight sun): what is counted from sunrise is missing, and the limbs are those of the civil day.',
  dayNoSunset:
    'The sun does not set at this place on that day: what is counted from sunrise and sunset is missing, and the limbs are those of the civil day.',
  timeUnknown:
    'The time of birth is not known. The chart is cast for noon of that day and houses are counted from the Moon. The ascendant, houses counted from it, the divisional charts, ashtakavarga, and the panchang of the moment are left out: they change within minutes or hours.',
  moonChangesSign:
    'On that day the Moon leaves {first} for {second} at {time} on the clock of the place. A birth before it has the one Moon sign, a birth after it the other.',
  moonChangesNakshatra:
    'On that day the Moon leaves the nakshatra {first} for {second} at {time} on the clock of the place.',
  dashasUncertain:
    'The dates of the dashas move with the hour of birth, by years. For each nakshatra of the day they are given as the earliest and the latest.',
} as const;

export type NoticeKey = keyof typeof noticesEn;
