/** What a reader of a result should know, in English. */
export const noticesEn = {
  timeTwiceFirst:
    'This local time occurred twice on that day, because clocks were set back. The first of the two was used.',
  timeTwiceSecond:
    'This local time occurred twice on that day, because clocks were set back. The second of the two was used.',
  beforeIndianTime:
    'India had no common time before 1906. The offset used here is {used}; many places kept their own local mean time, which is {local} at this longitude. If the birth was recorded in it, give that offset as the time zone.',
  bengalAdvance:
    'From October 1941 to May 1942 clocks were one hour ahead in Bengal and Assam only, and the time zone follows them: the offset used here is {used}. For a birth elsewhere in India give +05:30 as the time zone.',
  noSunrise: 'The sun does not rise at this place on that day: the weekday is the civil one.',
  noSunset: 'The sun does not set at this place on that day: there is no planetary hour.',
  dayNoSunrise:
    'The sun does not rise at this place on that day: what is counted from sunrise is missing, and the limbs are those of the civil day.',
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
