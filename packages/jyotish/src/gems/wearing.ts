import type { GrahaId } from '../chart/bodies.ts';
import type { Weekday } from '../chart/lucky.ts';

/** Stones worn in place of a gem. */
export type SubstituteGem =
  | 'red_spinel'
  | 'garnet'
  | 'moonstone'
  | 'carnelian'
  | 'peridot'
  | 'green_tourmaline'
  | 'citrine'
  | 'yellow_topaz'
  | 'white_sapphire'
  | 'zircon'
  | 'amethyst'
  | 'iolite'
  | 'tigers_eye';

/** Metals of the setting; panchdhatu and ashtadhatu are alloys of five and eight. */
export type GemMetal = 'gold' | 'silver' | 'copper' | 'platinum' | 'panchdhatu' | 'ashtadhatu';

/** Fingers of the hand on which a ring is worn. */
export type Finger = 'index' | 'middle' | 'ring' | 'little';

/** Part of the day at which a gem is first put on. */
export type WearingTime = 'sunrise' | 'morning' | 'evening' | 'night';

/** How a gem is worn. First choices come first in every list. */
export interface GemWearing {
  /** Sanskrit in plain Latin letters */
  readonly sanskrit: string;
  /** cheaper stones for the same graha */
  readonly substitutes: readonly SubstituteGem[];
  /** finger that the ring is worn on */
  readonly fingers: readonly Finger[];
  /** what the ring is made of */
  readonly metals: readonly GemMetal[];
  /** days on which it is first put on, 0 Sunday to 6 Saturday */
  readonly weekdays: readonly Weekday[];
  /** empty where the tables name none */
  readonly times: readonly WearingTime[];
  /** minimum weight in the tables, ratti; two values if they differ */
  readonly leastRatti: readonly [from: number, to: number];
  /** the seed mantra of the graha */
  readonly mantra: string;
}

/**
 * Source of `GEM_WEARING` and the weight by body: general teaching of almanacs and jewellers,
 * which vary; no classical text gives these figures. A page that shows them says so.
 */
export const GEM_WEARING_STATUS = 'general_teaching';

/** One ratti as jewellers count it (pakki ratti), carats. */
export const CARATS_PER_RATTI = 0.91;

/**
 * How the gem of each graha is worn. Names: the navaratna verse (Jataka Parijata ch. 2). Where the tables name a day
 * and no time it is sunrise, whose hora belongs to the lord of the day; Ketu has neither a day nor a time.
 */
export const GEM_WEARING: Readonly<Record<GrahaId, GemWearing>> = {
  sun: {
    sanskrit: 'Manikya',
    substitutes: ['red_spinel', 'garnet'],
    fingers: ['ring'],
    metals: ['gold', 'copper'],
    weekdays: [0],
    times: ['sunrise'],
    leastRatti: [3, 3],
    mantra: 'Om Hram Hrim Hraum Sah Suryaya Namah',
  },
  moon: {
    sanskrit: 'Mukta',
    substitutes: ['moonstone'],
    fingers: ['little', 'ring'],
    metals: ['silver'],
    weekdays: [1],
    times: ['evening', 'morning'],
    leastRatti: [2, 4],
    mantra: 'Om Shram Shrim Shraum Sah Chandraya Namah',
  },
  mars: {
    sanskrit: 'Pravala',
    substitutes: ['carnelian'],
    fingers: ['ring'],
    metals: ['gold', 'copper'],
    weekdays: [2],
    times: ['sunrise'],
    leastRatti: [5, 6],
    mantra: 'Om Kram Krim Kraum Sah Bhaumaya Namah',
  },
  mercury: {
    sanskrit: 'Marakata',
    substitutes: ['peridot', 'green_tourmaline'],
    fingers: ['little'],
    metals: ['gold'],
    weekdays: [3],
    times: ['sunrise'],
    leastRatti: [3, 3],
    mantra: 'Om Bram Brim Braum Sah Budhaya Namah',
  },
  jupiter: {
    sanskrit: 'Pushparaga',
    substitutes: ['citrine', 'yellow_topaz'],
    fingers: ['index'],
    metals: ['gold'],
    weekdays: [4],
    times: ['sunrise'],
    leastRatti: [3, 5],
    mantra: 'Om Gram Grim Graum Sah Gurave Namah',
  },
  venus: {
    sanskrit: 'Vajra',
    substitutes: ['white_sapphire', 'zircon'],
    fingers: ['middle', 'ring'],
    metals: ['platinum', 'silver'],
    weekdays: [5],
    times: ['sunrise'],
    leastRatti: [0.5, 1],
    mantra: 'Om Dram Drim Draum Sah Shukraya Namah',
  },
  saturn: {
    sanskrit: 'Nila',
    substitutes: ['amethyst', 'iolite'],
    fingers: ['middle'],
    metals: ['silver', 'panchdhatu'],
    weekdays: [6],
    times: ['sunrise'],
    leastRatti: [3, 4],
    mantra: 'Om Pram Prim Praum Sah Shanaishcharaya Namah',
  },
  rahu: {
    sanskrit: 'Gomeda',
    substitutes: [],
    fingers: ['middle'],
    metals: ['silver', 'ashtadhatu'],
    weekdays: [6],
    times: ['night'],
    leastRatti: [6, 6],
    mantra: 'Om Bhram Bhrim Bhraum Sah Rahave Namah',
  },
  ketu: {
    sanskrit: 'Vaidurya',
    substitutes: ['tigers_eye'],
    fingers: ['middle', 'ring'],
    metals: ['silver'],
    weekdays: [2, 4],
    times: [],
    leastRatti: [5, 5],
    mantra: 'Om Stram Strim Straum Sah Ketave Namah',
  },
};
