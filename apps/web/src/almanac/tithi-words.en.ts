/** A tithi with its half of the month, and what a cell of a calendar has room for. */
export const tithiWordsEn = {
  shukla: { name: (name: string) => `Shukla ${name}`, short: (number: number) => `S ${number}` },
  krishna: { name: (name: string) => `Krishna ${name}`, short: (number: number) => `K ${number}` },
};

export type TithiWords = typeof tithiWordsEn;
