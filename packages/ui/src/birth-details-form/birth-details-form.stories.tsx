import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { Heading } from '../layout/index.ts';
import type { Place } from '../place-field/index.ts';
import { samplePlaces } from '../place-field/sample-places.ts';
import {
  BirthDetailsFields,
  BirthDetailsForm,
  ResolvedBirth,
  noBirthDetails,
  type BirthDetails,
  type BirthDetailsFormProps,
} from './index.ts';

const whole: BirthDetails = {
  name: 'Meera Joshi',
  gender: 'female',
  date: '1994-08-14',
  time: '06:42:00',
  timeUnknown: false,
  place: samplePlaces[0]!,
  placeText: '',
};

function OwnedForm({ value: first, onValueChange, ...props }: BirthDetailsFormProps) {
  const [value, setValue] = useState(first);
  return (
    <BirthDetailsForm
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Astrology/Forms/BirthDetailsForm',
  excludeStories: /Example$/,
  component: BirthDetailsForm,
  subcomponents: { BirthDetailsFields, ResolvedBirth },
  args: {
    value: noBirthDetails,
    onValueChange: fn(),
    onSubmit: fn(),
    searchPlaces: async () => samplePlaces,
    today: '2026-11-21',
    timeUnknownHint:
      'Without a time there are no houses, and the Moon may be in the next nakshatra.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '35rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <OwnedForm {...args} />,
} satisfies Meta<typeof BirthDetailsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The resolved place and time zone are shown for confirmation before the calculation. */
export const Resolved: Story = {
  args: {
    value: { ...whole, date: '1944-08-15' },
    resolved: {
      place: 'Varanasi, Uttar Pradesh, India',
      timeZone: 'Asia/Kolkata',
      utcOffsetMinutes: 390,
      note: 'India kept its clocks an hour ahead from September 1942 to October 1945.',
    },
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText(/, UTC\+06:30 \(/)).toBeVisible();
  }),
};

function TwoPeople() {
  const [boy, setBoy] = useState(noBirthDetails);
  const [girl, setGirl] = useState(noBirthDetails);
  const names = (who: string) => ({
    name: `${who}.name`,
    date: `${who}.date`,
    time: `${who}.time`,
    place: `${who}.place`,
  });
  const common = {
    ask: ['name', 'date', 'time', 'place'],
    searchPlaces: async () => samplePlaces,
    askTimeUnknown: false,
  } as const;
  return (
    <Form aria-label="Kundli matching">
      <BirthDetailsFields
        {...common}
        title={
          <Heading level={2} size="h4">
            Boy's Details
          </Heading>
        }
        names={names('boy')}
        value={boy}
        onValueChange={setBoy}
      />
      <BirthDetailsFields
        {...common}
        title={
          <Heading level={2} size="h4">
            Girl's Details
          </Heading>
        }
        names={names('girl')}
        value={girl}
        onValueChange={setGirl}
      />
      <Button type="submit" variant="primary" fullWidth>
        Generate Compatibility Report
      </Button>
    </Form>
  );
}

/** The fields alone, twice in one form: each person is a separate group. */
export const Matching: Story = {
  render: () => <TwoPeople />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: "Girl's Details" })).toBeVisible();
  },
};

const wholeOfStates: BirthDetails = {
  name: 'Meera Joshi',
  gender: 'female',
  date: '1994-08-14',
  time: '06:42:00',
  timeUnknown: false,
  place: samplePlaces[0]!,
  placeText: '',
};

export const AllStates = stateSheet(BirthDetailsForm, {
  props: {
    value: wholeOfStates,
    onValueChange: () => undefined,
    onSubmit: () => undefined,
    searchPlaces: async () => samplePlaces,
  },
  samples: {
    empty: { value: noBirthDetails },
    resolved: { resolved: { place: 'Varanasi', timeZone: 'Asia/Kolkata', utcOffsetMinutes: 330 } },
    refused: {
      value: { ...wholeOfStates, name: 'Meera 2', place: null, placeText: 'Rampur' },
      errors: {
        name: 'Name should only contain letters.',
        time: 'The clocks went forward that night: 02:30 did not exist.',
        place: 'Please choose the birth place from the list, or give its coordinates.',
      },
      message: 'The kundli could not be generated. Please try again.',
    },
    'time unknown, loading': {
      value: { ...wholeOfStates, time: noBirthDetails.time, timeUnknown: true },
      timeUnknownHint: 'Without a time there are no houses.',
      loading: true,
    },
  },
  hindi: {
    title: 'व्यक्तिगत विवरण',
    value: { ...wholeOfStates, name: 'विश्वेश्वरी चट्टोपाध्याय' },
    submitLabel: 'कुंडली बनाएँ',
  },
  cell: '20rem',
});

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

/** Do: A switch for people who don’t know the time, and what it means for the result. */
export const TimeMayBeUnknownExample = () => (
  <BirthDetailsForm
    title="Your birth"
    headingLevel={4}
    ask={['date', 'time']}
    searchPlaces={search}
    timeUnknownHint="We will leave out what depends on the time: ascendant and houses."
    onSubmit={save}
  />
);

/** Don’t: A made-up time. The ascendant may be wrong by several signs, and the report won’t say so. */
export const TimeForcedExample = () => (
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

export const AllQuestionsExample = () => (
  <BirthDetailsForm title="Your birth" headingLevel={3} searchPlaces={search} onSubmit={save} />
);
