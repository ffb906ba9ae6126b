import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
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
const fixed = {
  value: whole,
  onValueChange: () => undefined,
  onSubmit: () => undefined,
  searchPlaces: async () => samplePlaces,
};

const meta = {
  title: 'Components/Forms/BirthDetailsForm',
  component: BirthDetailsForm,
  tags: ['visual'],
  args: fixed,
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof BirthDetailsForm>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
        gap: '3rem',
        alignItems: 'start',
        maxInlineSize: '78rem',
      }}
    >
      <BirthDetailsForm {...fixed} title="Empty" value={noBirthDetails} />
      <BirthDetailsForm
        {...fixed}
        title="Resolved"
        resolved={{ place: 'Varanasi', timeZone: 'Asia/Kolkata', utcOffsetMinutes: 330 }}
      />
      <BirthDetailsForm
        {...fixed}
        title="Refused"
        value={{ ...whole, name: 'Meera 2', place: null, placeText: 'Rampur' }}
        errors={{
          name: 'Name should only contain letters.',
          time: 'The clocks went forward that night: 02:30 did not exist.',
          place: 'Please choose the birth place from the list, or give its coordinates.',
        }}
        message="The kundli could not be generated. Please try again."
      />
      <BirthDetailsForm
        {...fixed}
        title="Time unknown, busy"
        value={{ ...whole, time: noBirthDetails.time, timeUnknown: true }}
        timeUnknownHint="Without a time there are no houses."
        loading
      />
      <BirthDetailsForm
        {...fixed}
        title="व्यक्तिगत विवरण"
        labels={{
          name: 'नाम',
          gender: 'लिंग',
          date: 'जन्म तिथि',
          time: 'जन्म समय',
          place: 'जन्म स्थान',
        }}
        value={{ ...whole, name: 'विश्वेश्वरी चट्टोपाध्याय' }}
        submitLabel="कुंडली बनाएँ"
        lang="hi"
      />
    </div>
  ),
};
