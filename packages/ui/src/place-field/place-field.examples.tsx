import { TextField } from '../text-field/index.ts';
import { PlaceField } from './index.ts';

const nashik = {
  id: '1',
  name: 'Nashik, Maharashtra, India',
  latitude: 19.9975,
  longitude: 73.7898,
  timeZone: 'Asia/Kolkata',
};

export const Found = () => (
  <PlaceField label="Birth place" hint="Try “Na”" search={() => Promise.resolve([nashik])} />
);

export const Coordinates = () => (
  <TextField label="Latitude and longitude" placeholder="19.9975, 73.7898" />
);
