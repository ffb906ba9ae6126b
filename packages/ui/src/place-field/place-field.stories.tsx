import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { inEnglish } from '../../test/plays.ts';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { TextField } from '../text-field/index.ts';
import { LocationButton, PlaceField, type PlaceSearch } from './index.ts';
import { samplePlaces } from './sample-places.ts';

const meta = {
  title: 'Components/Forms/PlaceField',
  excludeStories: /Example$/,
  component: PlaceField,
  args: {
    label: 'Birth place',
    onValueChange: fn(),
    search: (async (query) =>
      samplePlaces.filter(({ name }) =>
        name.toLowerCase().startsWith(query.toLowerCase()),
      )) as PlaceSearch,
  },
} satisfies Meta<typeof PlaceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The place of the device instead. */
export const CurrentLocation: Story = { render: () => <LocationButton onLocate={fn()} /> };

/** For a hamlet that the search does not find. */
export const ByHand: Story = { args: { defaultText: 'Rampur', search: async () => [] } };

export const SearchFailed: Story = {
  args: { defaultText: 'Varanasi', search: () => Promise.reject(new Error('no connection')) },
};

export const LongList: Story = {
  tags: ['!dev'],
  name: 'A long list scrolls within 15rem [S1-033]',
  args: { defaultText: 'v', search: async () => samplePlaces },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Birth place' }), 'i');
    const list = await canvas.findByRole('listbox');
    await expect(list.offsetHeight).toBeLessThanOrEqual(240);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
};

/** There is no layout shift when a search starts. */
export const Searching: Story = {
  tags: ['!dev'],
  args: { defaultText: 'Varanasi', search: () => new Promise(() => undefined) },
  play: inEnglish(async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    const before = button.offsetWidth;
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Searching...');
    await expect(button.offsetWidth).toBe(before);
  }),
};

/** In Hindi at 320 px the button is below the field; the longest name of a town breaks inside the list. */
export const HindiNarrow: Story = {
  tags: ['!dev'],
  args: {
    label: 'जन्म स्थान',
    lang: 'hi',
    search: async () => [{ ...samplePlaces[4]!, name: 'श्रीवेंकटनरसिंहराजुवारिपेट, आन्ध्र प्रदेश, भारत' }],
  },
  globals: { language: 'hi' },
  decorators: [inWidth('16rem')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'श्री');
    const boxes = [await canvas.findByRole('listbox'), canvas.getByTestId('container')];
    for (const box of boxes) await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

const fixed = { defaultText: 'Varanasi', search: async () => samplePlaces };

const sheet = customSheet(
  stateSheet(PlaceField, {
    props: { label: 'Birth place', search: fixed.search, defaultText: 'Varanasi' },
    states: ['rest', 'hover', 'focus', 'disabled', 'error', 'readOnly'],
    cell: '20rem',
  }).render,
  stateSheet(LocationButton, {
    props: { onLocate: () => undefined },
    states: ['rest', 'hover', 'focus', 'pressed', 'disabled', 'loading'],
    cell: '14rem',
  }).render,
  () => (
    <div
      style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '35rem', paddingBlockEnd: '17rem' }}
    >
      <PlaceField {...fixed} label="Empty" defaultText="" />
      <PlaceField {...fixed} label="Picked" defaultValue={samplePlaces[0]!} />
      <PlaceField {...fixed} label="Searching" search={() => new Promise(() => undefined)} />
      <PlaceField {...fixed} label="Too short" defaultText="V" />
      <PlaceField {...fixed} label="Nothing found" search={async () => []} />
      <PlaceField {...fixed} label="Failed" search={() => Promise.reject(new Error('offline'))} />
      <PlaceField {...fixed} label="By hand" search={async () => []} />
      <PlaceField {...fixed} label="List open" />
    </div>
  ),
);

export const AllStates: Story = {
  ...sheet,
  args: { label: 'Birth place', ...fixed },
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    sheet.play({ canvasElement });
    const searches = canvas.getAllByRole('button', { name: /^(Search|खोजें)$/ });
    for (const button of searches.slice(-6)) await userEvent.click(button);
    const offers = await canvas.findAllByRole('button', {
      name: /^(More|और):/,
    });
    await userEvent.click(offers.at(-2)!);
    const box = canvas.getByRole('combobox', { name: 'List open' });
    box.scrollIntoView({ block: 'center' });
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByRole('listbox');
    const option = canvas.getAllByRole('option', { selected: true }).at(-1)!;
    await waitFor(() => expect(option).toBeVisible());
  },
};

const nashik = {
  id: '1',
  name: 'Nashik, Maharashtra, India',
  latitude: 19.9975,
  longitude: 73.7898,
  timeZone: 'Asia/Kolkata',
};

/** Do: People know the name of the place. The field finds coordinates and time zone. */
export const FoundExample = () => (
  <PlaceField label="Birth place" hint="Try “Na”" search={() => Promise.resolve([nashik])} />
);

/** Don’t: Nobody knows their coordinates, and the time zone is still missing. */
export const CoordinatesExample = () => (
  <TextField label="Latitude and longitude" placeholder="19.9975, 73.7898" />
);
