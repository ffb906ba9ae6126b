import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { LocationButton, PlaceField, type PlaceSearch } from './index.ts';
import { samplePlaces } from './sample-places.ts';

const findSample: PlaceSearch = async (query) =>
  samplePlaces.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase()));

const meta = {
  title: 'Components/Forms/PlaceField',
  component: PlaceField,
  tags: ['status:ready'],
  args: {
    label: 'Birth place',
    onValueChange: fn(),
    search: findSample,
  },
} satisfies Meta<typeof PlaceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Birth place' });
    await userEvent.type(box, 'vara');
    await userEvent.click(await canvas.findByRole('option', { name: /^Varanasi/ }));
    await expect(box).toHaveValue('Varanasi, Uttar Pradesh, India');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(samplePlaces[0]);
    await expect(canvas.getByText('25.32° N, 82.97° E, time zone Asia/Kolkata')).toBeVisible();
  }),
};

/** The place of the device instead. */
export const CurrentLocation: Story = {
  render: () => <LocationButton onLocate={fn()} />,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use Current Location' })).toBeVisible();
  }),
};

export const Picked: Story = {
  args: { defaultValue: samplePlaces[0]! },
};

export const LongList: Story = {
  tags: ['!dev'],
  name: 'A long list scrolls within 15rem [S1-033]',
  args: { defaultText: 'v', search: async () => samplePlaces },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Birth place' });
    await userEvent.type(box, 'i');
    const list = await canvas.findByRole('listbox');
    await expect(list.offsetHeight).toBeLessThanOrEqual(240);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    // The last option comes into view as the keys reach it.
    await userEvent.keyboard('{ArrowUp}');
    const last = within(list).getAllByRole('option').at(-1)!;
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        list.getBoundingClientRect().bottom,
      ),
    );
  },
};

export const TooShort: Story = {
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'V');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByText('Please enter at least 2 characters')).toBeVisible();
  }),
};

export const NothingFound: Story = {
  tags: ['!dev'],
  args: { defaultText: 'Xyzzy', search: async () => [] },
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByText('No places found')).toBeVisible();
  }),
};

/** For a hamlet that the search does not find. */
export const ByHand: Story = {
  args: { defaultText: 'Rampur', search: async () => [] },
};

export const ByHandTest: Story = {
  ...ByHand,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'More: coordinates and time zone' }),
    );
    await userEvent.keyboard('28.81');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Longitude' }), '79.03{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Rampur', latitude: 28.81, longitude: 79.03 }),
    );
  }),
};

export const Searching: Story = {
  tags: ['!dev'],
  args: { defaultText: 'Varanasi', search: () => new Promise(() => undefined) },
  play: inEnglish(async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    const before = button.offsetWidth;
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Searching...');
    // No layout shift when a search starts.
    await expect(button.offsetWidth).toBe(before);
  }),
};

export const SearchFailed: Story = {
  args: { defaultText: 'Varanasi', search: () => Promise.reject(new Error('no connection')) },
};

export const SearchFailedTest: Story = {
  ...SearchFailed,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByText(/couldn’t search for places/)).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('Varanasi');
  }),
};

/** In Hindi at 320 px the button is below the field; the longest name of a town breaks inside the list. */
export const HindiNarrow: Story = {
  tags: ['!dev'],
  args: {
    label: 'जन्म स्थान',
    lang: 'hi',
    search: async () => [
      { ...samplePlaces[3]!, name: 'तिरुवनन्तपुरम, केरल, भारत' },
      { ...samplePlaces[4]!, id: 'long', name: 'श्रीवेंकटनरसिंहराजुवारिपेट, आन्ध्र प्रदेश, भारत' },
    ],
  },
  globals: { language: 'hi' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem', minBlockSize: '20rem' }} data-testid="narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'तिरु');
    const list = await canvas.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
