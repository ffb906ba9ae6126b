import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { leftToRight } from '../../test/plays.ts';
import { customSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { MinusIcon, PlusIcon } from '../icons/index.ts';
import { Stack } from '../layout/index.ts';
import { MenuItem } from '../menu/index.ts';
import { ButtonGroup, SplitButton } from './index.ts';

const meta = {
  title: 'Components/Actions/ButtonGroup',
  excludeStories: /Example$/,
  component: ButtonGroup,
  subcomponents: { SplitButton },
  args: {
    label: 'Text size',
    children: (
      <>
        <Button icon={<MinusIcon size={20} aria-hidden />}>Smaller</Button>
        <Button icon={<PlusIcon size={20} aria-hidden />}>Larger</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

/** The most frequent action, and a menu of its alternatives. */
export const Split: StoryObj<typeof meta> = { render: () => <AlternativesExample /> };

export const SplitTest: StoryObj<typeof meta> = {
  ...Split,
  tags: ['!dev'],
  play: leftToRight(async ({ canvas }) => {
    const [action, arrow] = canvas.getAllByRole('button').map((b) => b.getBoundingClientRect());
    await expect(arrow!.height).toBe(action!.height);
    // The border between them is one.
    await expect(Math.round(action!.right - arrow!.left)).toBe(1);
  }),
};

const actions = <MenuItem onSelect={() => undefined}>Save as image</MenuItem>;

const variants = ['primary', 'secondary', 'danger', 'dangerFilled'] as const;

export const AllStates = customSheet(() => (
  <Stack gap="x4" align="start">
    <ButtonGroup label="Period">
      <Button aria-pressed>Day</Button>
      <Button>Week</Button>
      <Button disabled>Month</Button>
    </ButtonGroup>
    {variants.map((variant) => (
      <SplitButton key={variant} variant={variant} actions={actions}>
        Save as PDF
      </SplitButton>
    ))}
    <SplitButton size="small" actions={actions}>
      Small
    </SplitButton>
    <SplitButton disabled actions={actions}>
      Disabled
    </SplitButton>
    <SplitButton loading loadingLabel="Saving…" actions={actions}>
      Save as PDF
    </SplitButton>
    <SplitButton lang="hi" actions={actions}>
      सम्पूर्णजन्मकुण्डलीविश्लेषण पीडीएफ़ में सहेजें
    </SplitButton>
  </Stack>
));

const nothing = () => undefined;

/** Do: Other ways to do the same. */
export const AlternativesExample = () => (
  <SplitButton
    onClick={nothing}
    actions={
      <>
        <MenuItem onSelect={nothing}>Save as image</MenuItem>
        <MenuItem onSelect={nothing}>Print</MenuItem>
      </>
    }
  >
    Save as PDF
  </SplitButton>
);

/** Don’t: Something quite different, hidden next to a safe action. */
export const UnrelatedExample = () => (
  <SplitButton onClick={nothing} actions={<MenuItem onSelect={nothing}>Delete kundli</MenuItem>}>
    Save as PDF
  </SplitButton>
);
