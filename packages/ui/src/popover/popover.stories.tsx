import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { placed } from '../../test/placed.ts';
import { leftToRight } from '../../test/plays.ts';
import { customSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { Popover, PopoverClose } from './index.ts';

const styles = ['North Indian', 'South Indian'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Components/Layers/Popover',
  excludeStories: /Example$/,
  component: Popover,
  subcomponents: { PopoverClose },
  args: {
    label: 'Style of the chart',
    trigger: <Button>Chart style</Button>,
    onOpenChange: fn(),
    children: (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <Select label="Chart style" name="style" options={styles} />
        <PopoverClose>
          <Button variant="primary">Apply</Button>
        </PopoverClose>
      </div>
    ),
  },
  // Away from the edges of the screen, from which a panel keeps a distance.
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Opens the popover; its panel and its button, and where they are. */
async function opened({ canvas, userEvent }: Parameters<Play>[0], name?: string) {
  const trigger = canvas.getByRole('button', { name });
  await userEvent.click(trigger);
  const panel = canvas.getByRole('dialog');
  await placed(panel);
  const boxes = () => ({
    button: trigger.getBoundingClientRect(),
    box: panel.getBoundingClientRect(),
  });
  return { trigger, panel, boxes };
}

/** Next to its button, above all other content; the page stays interactive. */
export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: leftToRight(async (context) => {
    const { canvas, userEvent, args } = context;
    const { trigger, panel, boxes } = await opened(context);
    await expect(panel).toHaveFocus();
    await expect(panel.matches(':popover-open')).toBe(true);
    const { button, box } = boxes();
    await expect(box.top).toBeGreaterThanOrEqual(button.bottom);
    await expect(Math.abs(box.left - button.left)).toBeLessThanOrEqual(1);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'South Indian');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(trigger).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  }),
};

/** Its button is at the far edge of a phone: the panel shifts inwards as far as needed. */
export const AtTheEdge: Story = {
  tags: ['!dev'],
  args: { align: 'end' },
  play: async (context) => {
    const { left, right } = (await opened(context)).boxes().box;
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Without space below its button it is above, and moves back below when the page has scrolled. */
export const Flips: Story = {
  args: { children: 'Five degrees past the edge of the house.' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 'calc(100vh - 60px) 150vh', paddingInline: '1rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const FlipsTest: Story = {
  ...Flips,
  tags: ['!dev'],
  play: async (context) => {
    window.scrollTo(0, 0);
    const { panel, boxes } = await opened(context);
    await waitFor(() => expect(panel).toHaveAttribute('data-side', 'above'));
    await expect(boxes().box.bottom).toBeLessThanOrEqual(boxes().button.top);
    window.scrollTo(0, window.innerHeight - 100);
    await waitFor(() => expect(panel).toHaveAttribute('data-side', 'below'));
    await expect(boxes().box.top).toBeGreaterThanOrEqual(boxes().button.bottom);
    window.scrollTo(0, 0);
  },
};

const sides = ['left', 'right', 'above', 'below'] as const;

/** On four sides. Without enough space it takes the opposite side, and on a phone it is below. */
export const Sides: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'center', gap: '1rem', paddingBlock: '5rem' }}>
      {sides.map((side) => (
        <Popover key={side} side={side} label={`Panel ${side}`} trigger={<Button>{side}</Button>}>
          Five degrees
        </Popover>
      ))}
    </div>
  ),
};

export const SidesTest: Story = {
  ...Sides,
  tags: ['!dev'],
  play: async (context) => {
    for (const side of sides) {
      const { panel, boxes } = await opened(context, side);
      const { box, button } = boxes();
      const isClear = {
        left: box.right <= button.left,
        right: box.left >= button.right,
        above: box.bottom <= button.top,
        below: box.top >= button.bottom,
      };
      await expect(isClear[panel.dataset.side as (typeof sides)[number]]).toBe(true);
      if (window.innerWidth >= 640) await expect(panel).toHaveAttribute('data-side', side);
      await context.userEvent.keyboard('{Escape}');
    }
  },
};

/** While its button is scrolled out of view the panel is hidden; it follows the button. */
export const ScrolledAway: Story = {
  tags: ['!dev'],
  args: { children: 'Five degrees' },
  decorators: [
    (Story) => (
      <div data-testid="box" style={{ blockSize: '8rem', overflow: 'auto' }}>
        <div style={{ blockSize: '40rem' }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async (context) => {
    const { panel, boxes } = await opened(context);
    const scrolled = context.canvas.getByTestId('box');
    const follows = () =>
      waitFor(() => expect(Math.round(boxes().box.top - boxes().button.bottom)).toBe(4));
    await follows();
    scrolled.scrollTo(0, 10);
    await follows();
    scrolled.scrollTo(0, 400);
    await waitFor(() => expect(panel).toHaveAttribute('data-anchor-hidden'));
    await expect(panel).toHaveFocus();
    scrolled.scrollTo(0, 0);
    await waitFor(() => expect(panel).not.toHaveAttribute('data-anchor-hidden'));
  },
};

/** Content taller than the screen scrolls inside the panel, and stays above an on-screen keyboard. */
export const LongContent: Story = {
  tags: ['!dev'],
  args: {
    children: Array.from({ length: 60 }, (_, index) => (
      <p key={index} lang="hi">
        {index + 1}. अष्टकवर्गानुसार सम्पूर्णजन्मकुण्डलीविश्लेषण उत्तरभारतीय शैली में
      </p>
    )),
  },
  play: async (context) => {
    const half = Math.round(window.innerHeight / 2);
    const { visualViewport } = window;
    Object.defineProperty(visualViewport, 'height', { value: half, configurable: true });
    try {
      const { panel, boxes } = await opened(context);
      await expect(boxes().box.bottom).toBeLessThanOrEqual(half);
      await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
      panel.scrollTo(0, 200);
      await expect(panel.scrollTop).toBe(200);
    } finally {
      Reflect.deleteProperty(visualViewport!, 'height');
    }
  },
};

/** A parent with `overflow: hidden` does not clip it; right to left, it is aligned at the right. */
export const InAClippedBox: Story = {
  tags: ['!dev'],
  args: { children: 'یہ چارٹ کا انداز ہے' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ur" style={{ overflow: 'hidden', blockSize: '4rem', translate: '8px' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    const { panel, boxes } = await opened(context);
    const { box, button } = boxes();
    await expect(Math.abs(box.right - button.right)).toBeLessThanOrEqual(1);
    const inside = document.elementFromPoint(box.left + 20, box.bottom - 10);
    await expect(panel).toContainElement(inside as HTMLElement);
  },
};

/** Closed, open below and open above its button. */
export const AllStates = customSheet(() => (
  <div style={{ display: 'grid', gap: '10rem', justifyItems: 'start' }}>
    <Popover label="Closed" trigger={<Button>Closed</Button>}>
      Nothing.
    </Popover>
    <Popover label="Above" side="above" defaultOpen trigger={<Button>Above</Button>}>
      <p>Combust: within eight degrees of the Sun.</p>
    </Popover>
    <div lang="hi">
      <Popover label="नीचे" defaultOpen trigger={<Button>नीचे</Button>}>
        <p>सूर्य के अत्यन्त समीप होने से ग्रह अस्त माना जाता है और उसका बल क्षीण होता है।</p>
      </Popover>
    </div>
  </div>
));

const stylesOfExample = [
  { value: 'north', label: 'North Indian' },
  { value: 'south', label: 'South Indian' },
];

/** Do: A setting that belongs to its button. Press it to see the panel. */
export const OneSettingExample = () => (
  <Popover label="Style of the chart" trigger={<Button>Chart style</Button>}>
    <RadioGroup label="Style" options={stylesOfExample} defaultValue="north" />
  </Popover>
);

/** Don’t: A form of five fields. A press outside closes it. Use a page or a Dialog. */
export const WholeFormExample = () => (
  <Popover label="Birth details" trigger={<Button variant="primary">Enter birth details</Button>}>
    <p>Name, gender, date, time and place of birth…</p>
  </Popover>
);
