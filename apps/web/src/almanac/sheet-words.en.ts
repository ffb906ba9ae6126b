/** Words of a month as a wall calendar in a PDF. */
export const sheetWordsEn = {
  sunriseAt: (time: string) => `Sunrise ${time}`,
  lunarMonths: (months: string) => `Lunar months: ${months}.`,
  note: 'Tithi and nakshatra are those at sunrise. Tinted days have a great festival or an eclipse that can be seen. The discs are full moon and new moon.',
};

export type SheetWords = typeof sheetWordsEn;
