import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { sampleColumns, SampleFooter } from './footer.samples.tsx';
import { Footer } from './index.ts';

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  tags: ['visual'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: modes.everyState },
    // Several footers on one sheet; a page has one.
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-contentinfo', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
} satisfies Meta<typeof Footer>;

export default meta;

const bare = { columns: sampleColumns.slice(0, 1), full: false };

export const AllStates: StoryObj<typeof meta> = {
  tags: ['!dev'],
  render: () => (
    <>
      <SampleFooter />
      <SampleFooter {...bare} id="busy" onSubscribe={() => new Promise(() => {})} />
      <SampleFooter {...bare} id="thanks" />
      <SampleFooter {...bare} id="error" />
      <SampleFooter {...bare} newsletter={null} />
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    for (const [id, address] of [
      ['busy', 'meera@example.com'],
      ['thanks', 'meera@example.com'],
      ['error', 'meera@example'],
    ]) {
      const input = canvasElement.querySelector<HTMLInputElement>(`#${id} input`)!;
      await userEvent.type(input, `${address}{Enter}`);
    }
  },
};
