import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Alert } from './index.ts';

const meta = {
  title: 'Components/Feedback/Alert',
  excludeStories: /Example$/,
  component: Alert,
  args: { children: 'Your birth details were saved.', tone: 'success' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your birth details were saved.');
  },
};

const retry = fn();

/** What happened, what is safe, what to do. */
export const ServerUnreachable: Story = {
  args: {
    tone: 'danger',
    title: 'We could not reach the server',
    children: 'Your details are still here.',
    action: (
      <Button size="small" onClick={retry}>
        Try again
      </Button>
    ),
  },
};

/** In the document from the start, so it is not announced. */
export const PersistentNote: Story = {
  args: {
    tone: 'info',
    announce: 'off',
    children:
      'The ceremony is performed in your name. Results depend on many things and are not promised.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toBeVisible();
  },
};

export const AllStates = stateSheet(Alert, {
  props: {
    children:
      'What happened and what is safe, in a sentence or two that run over more than one line.',
  },
  variants: { tone: ['info', 'success', 'warning', 'danger'] },
  samples: {
    'title and action': { title: 'Not saved', action: <Button size="small">Try again</Button> },
  },
  hindi: {
    tone: 'warning',
    title: 'जन्मसमय की पुष्टि कीजिए',
    children: 'इस दिन घड़ियाँ आगे बढ़ाई गई थीं, इसलिए यह समय हुआ ही नहीं।',
  },
  cell: '18rem',
});

/** Do: What happened, what is kept, and what to do next. */
export const WhatIsSafeExample = () => (
  <Alert
    tone="danger"
    title="We couldn’t save your chart"
    announce="off"
    action={<Button size="small">Try again</Button>}
  >
    Your details are still on this page. Check your connection, then try again.
  </Alert>
);

/** Don’t: A code and a cheerful apology. Nobody knows whether their details are lost. */
export const CodeExample = () => (
  <Alert tone="danger" announce="off">
    Error 503: Oops! Something went wrong!!
  </Alert>
);

/** Do: A finding of a chart is information. It says how common it is. */
export const CalmDoshaExample = () => (
  <Alert tone="info" title="Mangal dosha is present" announce="off">
    About nine charts in ten have Mars in one of these houses. Two things in this chart weaken it.
  </Alert>
);

/** Don’t: Red is for errors of the product. A chart never frightens anybody into paying. */
export const ThreatExample = () => (
  <Alert tone="danger" title="Warning: Mangal dosha!" announce="off">
    Your marriage is in danger. Book a puja now.
  </Alert>
);
