import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Footer } from './index.ts';
import { sampleFooter } from './footer.samples.ts';

const meta = {
  title: 'States/Footer',
  component: Footer,
  tags: ['!autodocs', 'visual'],
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
  args: sampleFooter,
} satisfies Meta<typeof Footer>;

export default meta;

const bare = { columns: sampleFooter.columns.slice(0, 1), social: [], accreditations: [] };

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Footer {...sampleFooter} />
      <Footer {...sampleFooter} {...bare} id="busy" onSubscribe={() => new Promise(() => {})} />
      <Footer {...sampleFooter} {...bare} id="thanks" />
      <Footer {...sampleFooter} {...bare} id="error" />
      <Footer {...sampleFooter} {...bare} newsletter={undefined} />
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
