import * as v from 'valibot';
import { grahas, grahasButMoon, zodiacSigns } from './choices.ts';

export const grahaField = v.picklist(grahas);
/** A graha by its id in the engine. */
export const grahaIdField = v.picklist([...grahasButMoon, 'moon']);
export const signField = v.picklist(zodiacSigns);
/** 1 to 12. */
export const twelfthField = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

/** The ten entries of a chart, each checked against `entry`. */
export function keyedByBody<Entry extends v.GenericSchema>(entry: Entry) {
  return {
    '0': entry,
    '1': entry,
    '2': entry,
    '3': entry,
    '4': entry,
    '5': entry,
    '6': entry,
    '7': entry,
    '8': entry,
    '9': entry,
  };
}
