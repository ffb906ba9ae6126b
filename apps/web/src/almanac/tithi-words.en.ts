/** A tithi with its half of the month, and its short form for a calendar cell. */
export const tithiWordsEn = {
  shukla: { name: (name: string) => `Shukla ${name}`, short: (number: number) => `S ${number}` },
  krishna: { name: (name: string) => `Krishna ${name}`, short: (number: number) => `K ${number}` },
};

export type TithiWords = typeof tithiWordsEn;
