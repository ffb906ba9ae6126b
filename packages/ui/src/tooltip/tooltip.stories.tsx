import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { placed } from '../../test/placed.ts';
import { customSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Components/Layers/Tooltip',
  excludeStories: /Example$/,
  component: Tooltip,
  args: { text: 'Saves the report as a PDF', children: <Button>Save</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '3rem 1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard immediately; by mouse after a short delay. */
export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tip = canvas.getByRole('tooltip');
    await placed(tip);
    await waitFor(() => expect(tip).toBeVisible());
    const [box, button] = [tip, canvas.getByRole('button')].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(box?.bottom).toBeLessThanOrEqual(button?.top ?? 0);
    await userEvent.keyboard('{Escape}');
    await expect(tip).not.toBeVisible();
  },
};

export const ByMouse: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const tip = canvas.getByText('Saves the report as a PDF');
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button'));
    await userEvent.hover(tip);
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.unhover(tip);
    await waitFor(() => expect(tip).not.toBeVisible());
  },
};

const args: ComponentProps<typeof Tooltip> = {
  text: 'Sample',
  defaultOpen: true,
  children: <Button>Sample</Button>,
};

const long = 'सूर्य के अत्यन्त समीप होने से यह ग्रह अस्त है और उसका बल क्षीण माना जाता है';

export const AllStates = customSheet(() => (
  <div style={{ display: 'grid', gap: '6rem', justifyItems: 'start', paddingBlock: '4rem' }}>
    <Tooltip {...args} text="Above its button" />
    <Tooltip {...args} text="Below its button" side="below" />
    <Tooltip {...args} text={long} side="below" lang="hi" />
  </div>
));

/** Don’t: A rule in a tooltip. A finger cannot open it, and most people never see it. */
export const HidesARuleExample = () => (
  <Tooltip text="The time must be exact to four minutes, or the lagna may be wrong">
    <Button variant="primary">Generate kundli</Button>
  </Tooltip>
);

/** Do: What people need to know is on the page, before they need it. */
export const RuleOnThePageExample = () => (
  <TextField label="Time of birth" hint="Exact to four minutes, or the lagna may be wrong" />
);
