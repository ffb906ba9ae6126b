import type { GrahaId } from '@jyoti/jyotish';

/** Gayatri mantras of the nine grahas (traditional; the set that names each by its banner). */
export const gayatriEn: Readonly<Record<GrahaId, string>> = {
  sun: 'Om Ashvadhvajaya vidmahe, Pashahastaya dhimahi, tannah Suryah prachodayat',
  moon: 'Om Padmadhvajaya vidmahe, Hemarupaya dhimahi, tannah Somah prachodayat',
  mars: 'Om Viradhvajaya vidmahe, Vighnahastaya dhimahi, tanno Bhaumah prachodayat',
  mercury: 'Om Gajadhvajaya vidmahe, Shukahastaya dhimahi, tanno Budhah prachodayat',
  jupiter: 'Om Vrishabhadhvajaya vidmahe, Ghrinihastaya dhimahi, tanno Guruh prachodayat',
  venus: 'Om Ashvadhvajaya vidmahe, Dhanurhastaya dhimahi, tannah Shukrah prachodayat',
  saturn: 'Om Kakadhvajaya vidmahe, Khadgahastaya dhimahi, tanno Mandah prachodayat',
  rahu: 'Om Nakadhvajaya vidmahe, Padmahastaya dhimahi, tanno Rahuh prachodayat',
  ketu: 'Om Ashvadhvajaya vidmahe, Shulahastaya dhimahi, tannah Ketuh prachodayat',
};
