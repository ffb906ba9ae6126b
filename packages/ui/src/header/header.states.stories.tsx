import { stateSheet } from '../../test/state-sheet.tsx';
import type { StoryObj } from '@storybook/react-vite';
import { SampleHeader } from './header.samples.tsx';
import { Header } from './index.ts';

export default {
  title: 'Components/Navigation/Header',
  tags: ['visual'],
};

export const AllStates = stateSheet(SampleHeader, {
  parameters: {
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
  // Below one another; a sticky header stays in place in a block of its own.
  props: { style: { position: 'static' } },
  samples: {
    'logged out': { currentHref: '/panchang' },
    'logged in': { currentHref: '/kundli-matching', user: 'Meera', onLogout: () => undefined },
    'a long name': { user: 'Venkatanarasimharajuvaripeta', onLogout: () => undefined },
    loading: <Header style={{ position: 'static' }} loading />,
  },
  cell: '100%',
});

/** Opened: the menu below 1024 px, a dropdown from there on. */
export const Opened: StoryObj = {
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
