import * as v from 'valibot';
import { grahaField, signField, twelfthField } from './bodies.ts';
import { charaKarakas } from './chart-terms.ts';

const karakasField = v.array(
  v.object({
    karaka: v.picklist(charaKarakas),
    graha: grahaField,
    /** By which it is ranked: traversed in the sign; for Rahu what is left of it. 0 to 30. */
    degrees: v.pipe(v.number(), v.minValue(0), v.maxValue(30)),
  }),
);

const padaSchema = v.object({
  /** The house whose image it is: 1, the arudha lagna, to 12. */
  of: twelfthField,
  lord: grahaField,
  zodiac: signField,
  house: twelfthField,
  /** It fell in the first or seventh place and was moved to the tenth from there. */
  is_moved: v.boolean(),
});

/** Section `jaimini`: chara karakas, arudha padas, and the states of the grahas. */
export const jaiminiSchema = v.object({
  karakas: v.object({ seven: karakasField, eight: karakasField }),
  arudhas: v.object({ padas: v.pipe(v.array(padaSchema), v.length(12)), upapada: padaSchema }),
  avasthas: v.array(
    v.object({
      graha: grahaField,
      baladi: v.picklist(['bala', 'kumara', 'yuva', 'vriddha', 'mrita']),
      /** `null` for the nodes, which have no dignity. */
      jagradadi: v.nullable(v.picklist(['jagrat', 'swapna', 'sushupti'])),
      /** All that hold. */
      deeptadi: v.array(
        v.picklist([
          'deepta',
          'swastha',
          'pramudita',
          'shanta',
          'deena',
          'vikala',
          'duhkhita',
          'khala',
          'kopa',
        ]),
      ),
    }),
  ),
});
export type Jaimini = v.InferOutput<typeof jaiminiSchema>;
