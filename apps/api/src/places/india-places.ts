import { folded } from './fold.ts';
import { PinCentres, districtOf, talukOf, type Centre } from './pin-centres.ts';
import { districtsOfToday } from './new-districts.ts';
import { indiaName, kilometresBetween, type PlaceRecord } from './place-record.ts';
import { readPostOffices, type PostOffice } from './post-offices.ts';
import { skeletonOf, soundOf } from './sounds.ts';

/** A post office within this distance of a town of the same name belongs to the town, km. */
const SAME_TOWN = 30;
/** Ranks after head, sub and branch offices. */
const AREA_RANK = 3;

const inIndia = { country: indiaName, inIndia: true, population: 0 } as const;
const keyOf = (state: string, name: string) => `${state}/${folded(name)}`;

function officePlace(office: PostOffice, { precision, ...point }: Centre): PlaceRecord {
  return {
    ...inIndia,
    ...point,
    precision,
    id: `in-${office.pin}-${folded(office.name).replaceAll(' ', '-')}`,
    names: [office.name],
    taluk: office.taluk,
    district: office.district,
    region: office.state,
    pins: [office.pin],
    rank: office.rank,
  };
}

/** Taluks or districts that share no name with a place; each is located at its middle. */
function areas(
  offices: readonly PostOffice[],
  centres: PinCentres,
  kind: 'taluk' | 'district',
  isTaken: (key: string) => boolean,
): PlaceRecord[] {
  const one = kind === 'taluk' ? talukOf : districtOf;
  const first = new Map(
    offices.filter((office) => office[kind]).map((office) => [one(office), office]),
  );
  return [...first.values()].flatMap((office): PlaceRecord[] => {
    const point = kind === 'taluk' ? centres.ofTaluk(office) : centres.ofDistrict(office);
    const name = office[kind];
    if (!point || isTaken(keyOf(office.state, name))) return [];
    return [
      {
        ...inIndia,
        ...point,
        precision: kind,
        id: `in-${kind}-${folded(`${name} ${office.district}`).replaceAll(' ', '-')}`,
        names: [name],
        taluk: '',
        district: kind === 'taluk' ? office.district : '',
        region: office.state,
        pins: [],
        rank: AREA_RANK,
      },
    ];
  });
}

/** Districts that share no name with a place or an area, in any spelling. */
function newDistricts(known: readonly PlaceRecord[]): PlaceRecord[] {
  const soundKey = (state: string, name: string) => `${state}/${skeletonOf(soundOf(name))}`;
  const taken = new Set(
    known
      .filter(({ inIndia: isIndian, precision }) => isIndian && precision !== 'pin')
      .flatMap(({ region, names }) => names.map((name) => soundKey(region, name))),
  );
  return districtsOfToday().flatMap(({ name, state, latitude, longitude }): PlaceRecord[] =>
    taken.has(soundKey(state, name))
      ? []
      : [
          {
            ...inIndia,
            latitude,
            longitude,
            precision: 'district',
            id: `in-district-${folded(name).replaceAll(' ', '-')}`,
            names: [name],
            taluk: '',
            district: '',
            region: state,
            pins: [],
            rank: AREA_RANK,
          },
        ],
  );
}

/** Towns that share name and state with another, so that only the district distinguishes them. */
function ambiguous(towns: readonly PlaceRecord[]): Set<PlaceRecord> {
  const sameName = Map.groupBy(
    towns.filter((town) => town.inIndia),
    ({ region, names }) => keyOf(region, names[0] ?? ''),
  );
  return new Set([...sameName.values()].filter(({ length }) => length > 1).flat());
}

/**
 * Adds India's villages, taluks and districts to its towns: every post office that does not belong to a known
 * town. A town gets the PINs of the offices with its name.
 */
export function withIndianPlaces(towns: readonly PlaceRecord[]): PlaceRecord[] {
  const offices = readPostOffices();
  const centres = new PinCentres(offices);
  const townsOfName = Map.groupBy(
    towns
      .filter((town) => town.inIndia)
      .flatMap((town) => town.names.map((name) => ({ key: keyOf(town.region, name), town }))),
    ({ key }) => key,
  );
  const pinsOfTown = new Map<PlaceRecord, number[]>();
  const villages: PlaceRecord[] = [];
  for (const office of offices) {
    const centre = centres.of(office);
    if (!centre) continue;
    const own = townsOfName
      .get(keyOf(office.state, office.name))
      ?.find(({ town }) => kilometresBetween(town, centre) <= SAME_TOWN)?.town;
    if (!own) villages.push(officePlace(office, centre));
    else pinsOfTown.set(own, [...(pinsOfTown.get(own) ?? []), office.pin]);
  }
  const taken = new Set(villages.map(({ region, names }) => keyOf(region, names[0] ?? '')));
  const isTaken = (key: string) => taken.has(key) || townsOfName.has(key);
  const taluks = areas(offices, centres, 'taluk', isTaken);
  for (const { region, names } of taluks) taken.add(keyOf(region, names[0] ?? ''));
  const unclear = ambiguous(towns);
  const known: PlaceRecord[] = [
    ...towns.map((town) => {
      const pins = pinsOfTown.get(town) ?? town.pins;
      const district = unclear.has(town) ? centres.districtNear(town) : town.district;
      return { ...town, pins, district };
    }),
    ...villages,
    ...taluks,
    ...areas(offices, centres, 'district', isTaken),
  ];
  return [...known, ...newDistricts(known)];
}
