/** The sixteen vargas of Brihat Parashara Hora Shastra, ch. 6. */
export const vargaIds = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D7',
  'D9',
  'D10',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
] as const;

export type VargaId = (typeof vargaIds)[number];
