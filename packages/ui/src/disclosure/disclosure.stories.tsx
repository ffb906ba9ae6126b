import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Stack, Text } from '../layout/index.ts';
import { Disclosure } from './index.ts';

const meta = {
  title: 'Components/Content/Disclosure',
  excludeStories: /Example$/,
  component: Disclosure,
  args: {
    label: 'How this was calculated',
    onOpenChange: fn(),
    children: (
      <p>
        From the true positions of Sun and Moon at the moment of birth, by the Lahiri ayanamsa of
        23°51′.
      </p>
    ),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByText(/true positions/);
    await expect(text.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    await userEvent.click(canvas.getByRole('button'));
    await expect(text).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};

/** One for each line of a list, without visual emphasis. */
export const Quiet: Story = {
  args: {
    variant: 'quiet',
    label: 'Moon, fifth house',
    children: 'The Moon is in Sagittarius, your fifth house.',
  },
};

/** Closed content takes no space, and "find in page" opens it. */
export const FoundInPage: Story = {};

export const FoundInPageTest: Story = {
  ...FoundInPage,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const part = canvas.getByText(/true positions/).parentElement;
    await expect(part).toHaveAttribute('hidden', 'until-found');
    await expect(part?.getBoundingClientRect().height).toBe(0);
    await waitFor(() => {
      part?.dispatchEvent(new Event('beforematch', { bubbles: true }));
      return expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    });
  },
};

export const AllStates = stateSheet(Disclosure, {
  props: {
    label: 'How this was calculated',
    children: <p>From the true positions of Sun and Moon.</p>,
  },
  variants: { variant: ['plain', 'quiet'] },
  states: ['rest', 'hover', 'focus', { open: { defaultOpen: true } }],
  hindi: {
    label: 'सम्पूर्णजन्मकुण्डलीगणनापद्धति का विवरण',
    defaultOpen: true,
    children: <p>सूर्य और चन्द्रमा की स्पष्टस्थितियों तथा लाहिड़ी अयनांश के आधार पर।</p>,
  },
  cell: '14rem',
});

/** Do: The label says what will appear. People can decide without opening it. */
export const SaysWhatIsInItExample = () => (
  <Stack gap="x2">
    <Text>The Moon was in Libra (Tula) when you were born.</Text>
    <Disclosure label="How we calculated this">
      <Text>From the position of the Moon at 6:42 am, with the Lahiri ayanamsa of 23°51′.</Text>
    </Disclosure>
  </Stack>
);

/** Don’t: “Read more” could be anything, and sounds the same for every disclosure on the page. */
export const SaysMoreExample = () => (
  <Stack gap="x2">
    <Text>The Moon was in Libra (Tula) when you were born.</Text>
    <Disclosure label="Read more">
      <Text>From the position of the Moon at 6:42 am, with the Lahiri ayanamsa of 23°51′.</Text>
    </Disclosure>
  </Stack>
);

export const OpenExample = () => (
  <Disclosure label="How we calculated this" defaultOpen>
    <Text>From the position of the Moon at 6:42 am, with the Lahiri ayanamsa of 23°51′.</Text>
  </Disclosure>
);
