import { stateSheet } from '../../test/state-sheet.tsx';
import type { StoryObj } from '@storybook/react-vite';
import { sampleColumns, SampleFooter } from './footer.samples.tsx';

export default {
  title: 'Components/Navigation/Footer',
  tags: ['visual'],
};

export const AllStates: StoryObj = {
  ...stateSheet(SampleFooter, {
    parameters: {
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
    props: { columns: sampleColumns.slice(0, 1), full: false },
    samples: {
      full: { columns: sampleColumns, full: true },
      busy: { id: 'busy', onSubscribe: () => new Promise(() => {}) },
      thanks: { id: 'thanks' },
      error: { id: 'error' },
      'without a newsletter': { newsletter: null },
    },
    cell: '100%',
  }),
  tags: ['!dev'],
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
