import * as v from 'valibot';
import { grahaField, signField, twelfthField } from './bodies.ts';
import { bhavaSystems } from './chart-terms.ts';

/** Sidereal longitude, degrees, 0 up to 360. */
const longitudeField = v.pipe(v.number(), v.minValue(0), v.ltValue(360));

const bhavaChartSchema = v.object({
  /** `whole_sign` where the requested houses do not exist: near the poles. */
  system: v.picklist([...bhavaSystems, 'whole_sign']),
  bhavas: v.pipe(
    v.array(
      v.object({
        house: twelfthField,
        /** The sign in the middle of the house. */
        zodiac: signField,
        /** Its first sandhi; in Placidus its cusp. */
        start: longitudeField,
        /** Its madhya; in Placidus half-way between two cusps. */
        middle: longitudeField,
        end: longitudeField,
        grahas: v.array(grahaField),
      }),
    ),
    v.length(12),
  ),
  /** Grahas whose house differs from that of the birth chart, where houses are signs. */
  moved: v.array(v.object({ graha: grahaField, from: twelfthField, to: twelfthField })),
});
export type BhavaChart = v.InferOutput<typeof bhavaChartSchema>;

/** Section `houses`: the bhava chart (bhava chalit) by three divisions. KP's cusps are in section `kp`: by Placidus too, in KP's own ayanamsa. */
export const housesSchema = v.object({
  midheaven: longitudeField,
  sripati: bhavaChartSchema,
  placidus: bhavaChartSchema,
  equal: bhavaChartSchema,
});
export type Houses = v.InferOutput<typeof housesSchema>;
