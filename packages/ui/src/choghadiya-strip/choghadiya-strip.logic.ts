/** The seven choghadiyas. Chal is also called Char. */
export type ChoghadiyaName = 'udveg' | 'chal' | 'labh' | 'amrit' | 'kaal' | 'shubh' | 'rog';

/** `good` is the neutral quality, suitable for journeys. */
export type ChoghadiyaQuality = 'auspicious' | 'good' | 'inauspicious';

/** An eighth of the day or of the night. Instants in ISO 8601. */
export interface Choghadiya {
  name: ChoghadiyaName;
  start: string;
  end: string;
  /** An inauspicious period that overlaps it, by its almanac name: "Vaar Vela". It then counts as inauspicious. */
  note?: string;
}

/** Use of each, from North Indian almanacs. */
const qualities: Record<ChoghadiyaName, ChoghadiyaQuality> = {
  amrit: 'auspicious',
  shubh: 'auspicious',
  labh: 'auspicious',
  chal: 'good',
  udveg: 'inauspicious',
  kaal: 'inauspicious',
  rog: 'inauspicious',
};

export const qualityOf = (name: ChoghadiyaName): ChoghadiyaQuality => qualities[name];

/** Quality of a period: that of its name, unless a mark makes it inauspicious. */
export const effectOf = ({ name, note }: Choghadiya): ChoghadiyaQuality =>
  note ? 'inauspicious' : qualityOf(name);

/** The names of a quality, in the order of the legend. */
export const namesOf = (quality: ChoghadiyaQuality): ChoghadiyaName[] =>
  (['amrit', 'shubh', 'labh', 'chal', 'udveg', 'kaal', 'rog'] as const).filter(
    (name) => qualities[name] === quality,
  );
