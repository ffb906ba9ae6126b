import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { modes } from '../../test/chromatic-modes.ts';
import { LocationButton, PlaceField } from './index.ts';
import { samplePlaces } from './sample-places.ts';

const fixed = { defaultText: 'Varanasi', search: async () => samplePlaces };

const meta = {
  title: 'Components/Forms/PlaceField',
  component: PlaceField,
  tags: ['visual'],
  args: { label: 'Birth place', ...fixed },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof PlaceField>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  tags: ['!dev'],
  render: () => (
    <div
      style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '35rem', paddingBlockEnd: '17rem' }}
    >
      <PlaceField {...fixed} label="Empty" defaultText="" />
      <PlaceField {...fixed} label="Picked" defaultValue={samplePlaces[0]!} />
      <PlaceField {...fixed} label="Error of the page" error="Birth place is required" />
      <PlaceField {...fixed} label="Disabled" disabled />
      <PlaceField {...fixed} label="Searching" search={() => new Promise(() => undefined)} />
      <PlaceField {...fixed} label="Too short" defaultText="V" />
      <PlaceField {...fixed} label="Nothing found" search={async () => []} />
      <PlaceField {...fixed} label="Failed" search={() => Promise.reject(new Error('offline'))} />
      <PlaceField {...fixed} label="By hand" search={async () => []} />
      <LocationButton onLocate={() => undefined} />
      <PlaceField {...fixed} label="List open" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const searches = canvas.getAllByRole('button', { name: /^(Search|खोजें)$/ });
    for (const button of searches.slice(4)) await userEvent.click(button);
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
