import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Button } from '../button/index.ts';
import { Alert } from './index.ts';

const tones = ['info', 'success', 'warning', 'danger'] as const;

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  tags: ['visual'],
  args: { children: 'Words' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Alert>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '40rem' }}>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone}>
          One line of {tone}, nothing more.
        </Alert>
      ))}
      {tones.map((tone) => (
        <Alert
          key={tone}
          tone={tone}
          title={`A ${tone} with a title`}
          action={<Button size="small">Try again</Button>}
        >
          What happened and what is safe, in a sentence or two that run over more than one line.
        </Alert>
      ))}
      <Alert tone="warning" title="जन्मसमय की पुष्टि कीजिए" lang="hi">
        इस दिन घड़ियाँ आगे बढ़ाई गई थीं, इसलिए यह समय हुआ ही नहीं।
      </Alert>
    </div>
  ),
};
