import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Stack } from '../layout/index.ts';
import { SampleHeader } from './header.samples.tsx';
import { Header } from './index.ts';

const meta = {
  title: 'Components/Navigation/Header',
  component: Header,
  tags: ['visual'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: modes.everyState },
    // Several headers on one sheet; a page has one.
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-banner', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
} satisfies Meta<typeof Header>;

export default meta;

/** One under another, each on a background of its own, which a sticky header needs to stay in place. */
const apart = { position: 'static' } as const;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x5">
      <SampleHeader style={apart} currentHref="/panchang" />
      <SampleHeader
        style={apart}
        currentHref="/kundli-matching"
        user="Meera"
        onLogout={() => undefined}
      />
      <SampleHeader style={apart} user="Venkatanarasimharajuvaripeta" onLogout={() => undefined} />
      <Header style={apart} loading />
    </Stack>
  ),
};

/** Opened: the menu below 1024 px, a dropdown from there on. */
export const Opened: StoryObj<typeof meta> = {
  tags: ['!dev'],
  render: () => (
    <div style={{ minBlockSize: '32rem' }}>
      <SampleHeader currentHref="/kundli-matching" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const wide = matchMedia('(min-width: 1024px)').matches;
    await userEvent.click(
      wide
        ? canvas.getByRole('button', { name: 'Kundli' })
        : canvas.getAllByRole('button', { expanded: false })[0]!,
    );
  },
};
