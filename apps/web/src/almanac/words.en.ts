import type { AlmanacRegion } from '@jyoti/contract';

/** Which year, where: what the festivals of a year and the wall calendar have in common. */
export const en = {
  place: (place: string) => `Calendar for ${place}`,
  coordinates: (latitude: number, longitude: number) =>
    `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'W' : 'E'}`,
  years: 'Other years',
  before: 'Previous year',
  after: 'Next year',
  thisYear: 'This year',
  region: {
    label: 'Region',
    hint: 'Shows national festivals and those of this region.',
    all: 'All India',
    names: {
      north: 'North India',
      punjab: 'Punjab',
      rajasthan: 'Rajasthan',
      bihar: 'Bihar and eastern Uttar Pradesh',
      bengal: 'Bengal',
      odisha: 'Odisha',
      assam: 'Assam',
      gujarat: 'Gujarat',
      maharashtra: 'Maharashtra',
      karnataka: 'Karnataka',
      andhra: 'Andhra Pradesh and Telangana',
      tamil: 'Tamil Nadu',
      kerala: 'Kerala',
    } satisfies Record<AlmanacRegion, string>,
  },
  changePlace: {
    label: 'Change place',
    field: 'Place',
    hint: 'Dates and times depend on the sunrise of the place.',
    notChosen: 'Choose a place from the list.',
  },
  wrongAddress:
    'This address asks for a year or a place that does not exist. You see this year instead.',
};
