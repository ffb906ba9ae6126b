import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { stateSheet } from '../../../test/state-sheet.tsx';
import { Button } from '../../button/index.ts';
import { Text } from '../../layout/index.ts';
import { Price } from '../../price/index.ts';
import { ActionBar } from './index.ts';

const meta = {
  title: 'Recipes/Actions/ActionBar',
  excludeStories: /Example$/,
  component: ActionBar,
  args: {
    children: (
      <>
        <Text size="small" tone="muted">
          Standard package
        </Text>
        <Price amount={1500} listPrice={2100} />
      </>
    ),
    action: <Button variant="primary">Book this ceremony</Button>,
  },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Book this ceremony' })).toBeVisible();
  },
};

/** On a screen narrower than 1024 px it stays in view, and lifts the theme picker and toasts above itself. */
export const InALongPage: Story = {
  render: (args) => (
    <div>
      <div style={{ blockSize: '150vh' }}>What is above it.</div>
      <ActionBar {...args} data-testid="bar" />
      <div style={{ blockSize: '100vh' }}>What is below it.</div>
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByTestId('bar');
    const isSticky = getComputedStyle(bar).position === 'sticky';
    const lift = () => document.documentElement.style.getPropertyValue('--jyoti-picker-lift');
    await waitFor(() => expect(lift()).toBe(isSticky ? `${bar.offsetHeight}px` : '0px'));
  },
};

export const AllStates = stateSheet(ActionBar, {
  samples: {
    'with a price': {
      action: <Button variant="primary">Book this ceremony</Button>,
      children: <Price amount={1500} listPrice={2100} />,
    },
    disabled: {
      action: <Button disabled>Book this ceremony</Button>,
      children: <Text>No date is free</Text>,
    },
  },
  hindi: { action: <Button variant="primary">अभी बुक करें</Button>, children: <Text>सम्पूर्ण पैकेज</Text> },
  cell: '100%',
});

/** Do: The bar says what is chosen and what it costs. The button says what will happen. */
export const WithItsPriceExample = () => (
  <ActionBar action={<Button variant="primary">Book Rudrabhishek</Button>}>
    <Text size="small" tone="muted">
      Standard package
    </Text>
    <Price amount={1500} listPrice={2100} />
  </ActionBar>
);

/** Don’t: A button that hides its price. People won’t press it before they know what it costs. */
export const WithoutAPriceExample = () => (
  <ActionBar action={<Button variant="primary">Continue</Button>}>
    <Text>Ready to begin?</Text>
  </ActionBar>
);
