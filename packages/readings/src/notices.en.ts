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
} as const;

export type NoticeKey = keyof typeof noticesEn;
