import { TextField } from '../text-field/index.ts';
import { PlaceField, type Place } from './index.ts';

const places: readonly Place[] = [
  {
    id: '1',
    name: 'Nashik, Maharashtra, India',
    latitude: 19.9975,
    longitude: 73.7898,
    timeZone: 'Asia/Kolkata',
  },
  {
    id: '2',
    name: 'Nagpur, Maharashtra, India',
    latitude: 21.1458,
    longitude: 79.0882,
    timeZone: 'Asia/Kolkata',
  },
];

const search = (query: string) =>
  Promise.resolve(places.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())));

export const Found = () => (
  <PlaceField label="Birth place" hint="Town or village; try “Na”" search={search} />
);

export const Coordinates = () => (
  <TextField label="Latitude and longitude" placeholder="19.9975, 73.7898" />
);
