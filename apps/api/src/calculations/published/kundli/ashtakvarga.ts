import {
  ashtakavarga,
  ashtakavargaSigns,
  ASHTAKAVARGA_BODIES,
  BODY_NAMES,
  type Ashtakavarga as EngineAshtakavarga,
  type AshtakavargaBody,
  type AshtakavargaSchool,
  type Chart,
} from '@jyoti/jyotish';
import {
  zodiacSigns,
  type Ashtakvarga,
  type AshtakvargaBody,
  type Binnashtakvarga,
} from '@jyoti/contract';

const bodyName = (body: AshtakavargaBody) => BODY_NAMES[body].english as AshtakvargaBody;

function eachBody<Value>(value: (body: AshtakavargaBody) => Value): Record<AshtakvargaBody, Value> {
  return Object.fromEntries(
    ASHTAKAVARGA_BODIES.map((body) => [bodyName(body), value(body)]),
  ) as Record<AshtakvargaBody, Value>;
}

/** The ashtakavarga of a chart by the requested school. */
export function ashtakavargaOf(chart: Chart, school: AshtakavargaSchool): EngineAshtakavarga {
  return ashtakavarga(ashtakavargaSigns(chart), school);
}

/** Section `ashtakvarga`. */
export function ashtakvarga({ school, bhinna, sarva }: EngineAshtakavarga): Ashtakvarga {
  return {
    ashtakvarga_order: ASHTAKAVARGA_BODIES.map(bodyName),
    signs: [...zodiacSigns],
    ashtakvarga_points: ASHTAKAVARGA_BODIES.map((body) => [...bhinna[body].points]),
    ashtakvarga_total: [...sarva],
    school,
  };
}

/** Section `binnashtakvarga`. */
export function binnashtakvarga({ bhinna }: EngineAshtakavarga): Binnashtakvarga {
  return eachBody((body) => ({
    contributors: eachBody((from) => [...bhinna[body].contributors[from]]),
    totals: [...bhinna[body].points],
  }));
}
