import type { Place } from '../place-field/index.ts';
import { BirthDetailsForm } from './index.ts';

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

const save = () => undefined;

export const TimeMayBeUnknown = () => (
  <BirthDetailsForm
    title="Your birth"
    headingLevel={4}
    ask={['date', 'time']}
    searchPlaces={search}
    timeUnknownHint="We will leave out what depends on the time: ascendant and houses."
    onSubmit={save}
  />
);

export const TimeForced = () => (
  <BirthDetailsForm
    title="Your birth"
    headingLevel={4}
    ask={['date', 'time']}
    searchPlaces={search}
    askTimeUnknown={false}
    hints={{ time: 'If you don’t know it, enter 12:00.' }}
    onSubmit={save}
  />
);

export const AllQuestions = () => (
  <BirthDetailsForm title="Your birth" headingLevel={3} searchPlaces={search} onSubmit={save} />
);
