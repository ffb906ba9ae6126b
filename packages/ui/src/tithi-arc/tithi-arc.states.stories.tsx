import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { TithiArc } from './index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Time/TithiArc',
  component: TithiArc,
  tags: ['visual'],
  args: { title: 'Sample', elongation: 0 },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof TithiArc>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '2rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 21rem), 1fr))',
      }}
    >
      <TithiArc title="In the ninth" elongation={103.5} note="until 7:23 pm" />
      <TithiArc title="Just new" elongation={0} legend={false} />
      <TithiArc title="Nearly full" elongation={179.9} legend={false} />
      <TithiArc title="The longest name" elongation={347} legend={false} />
      <div lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <TithiArc title="हिन्दी" elongation={250} />
        </I18nProvider>
      </div>
      <div style={{ inlineSize: 'min(100%, 288px)' }}>
        <TithiArc title="Narrow" elongation={26} legend={false} />
      </div>
    </div>
  ),
};
