import { stateSheet } from '../../test/state-sheet.tsx';
import { samplePlaces } from '../place-field/sample-places.ts';
import { BirthDetailsForm, noBirthDetails, type BirthDetails } from './index.ts';

const whole: BirthDetails = {
  name: 'Meera Joshi',
  gender: 'female',
  date: '1994-08-14',
  time: '06:42:00',
  timeUnknown: false,
  place: samplePlaces[0]!,
  placeText: '',
};

export default { title: 'Components/Forms/BirthDetailsForm', tags: ['visual'] };

export const AllStates = stateSheet(BirthDetailsForm, {
  props: {
    value: whole,
    onValueChange: () => undefined,
    onSubmit: () => undefined,
    searchPlaces: async () => samplePlaces,
  },
  samples: {
    empty: { value: noBirthDetails },
    resolved: { resolved: { place: 'Varanasi', timeZone: 'Asia/Kolkata', utcOffsetMinutes: 330 } },
    refused: {
      value: { ...whole, name: 'Meera 2', place: null, placeText: 'Rampur' },
      errors: {
        name: 'Name should only contain letters.',
        time: 'The clocks went forward that night: 02:30 did not exist.',
        place: 'Please choose the birth place from the list, or give its coordinates.',
      },
      message: 'The kundli could not be generated. Please try again.',
    },
    'time unknown, loading': {
      value: { ...whole, time: noBirthDetails.time, timeUnknown: true },
      timeUnknownHint: 'Without a time there are no houses.',
      loading: true,
    },
  },
  hindi: {
    title: 'व्यक्तिगत विवरण',
    value: { ...whole, name: 'विश्वेश्वरी चट्टोपाध्याय' },
    submitLabel: 'कुंडली बनाएँ',
  },
  cell: '20rem',
});
