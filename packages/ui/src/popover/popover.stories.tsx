import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { leftToRight } from '../../test/plays.ts';
import { placed } from '../../test/placed.ts';
import { Button } from '../button/index.ts';
import { Select } from '../select/index.ts';
import { Popover, PopoverClose } from './index.ts';

const styles = [
  { value: 'north', label: 'North Indian' },
  { value: 'south', label: 'South Indian' },
  { value: 'east', label: 'East Indian' },
];

const meta = {
  title: 'Components/Layers/Popover',
  component: Popover,
  subcomponents: { PopoverClose },
  tags: ['status:new'],
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

/** Next to its button, above all other content; the page stays interactive. */
export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: leftToRight(async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Chart style' });
    await userEvent.click(trigger);
    const panel = canvas.getByRole('dialog', { name: 'Style of the chart' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(panel).toHaveFocus();
    await expect(panel.matches(':popover-open')).toBe(true);
    await placed(panel);
    const [button, box] = [trigger.getBoundingClientRect(), panel.getBoundingClientRect()];
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
  args: { defaultOpen: true, align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px', textAlign: 'start' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('dialog');
    await placed(panel);
    const { left, right } = panel.getBoundingClientRect();
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
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, 0);
    await userEvent.click(canvas.getByRole('button'));
    const panel = canvas.getByRole('dialog');
    const trigger = canvas.getByRole('button', { name: 'Chart style' });
    await waitFor(() => expect(panel).toHaveAttribute('data-side', 'above'));
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      trigger.getBoundingClientRect().top,
    );
    window.scrollTo(0, window.innerHeight - 100);
    await waitFor(() => expect(panel).toHaveAttribute('data-side', 'below'));
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      trigger.getBoundingClientRect().bottom,
    );
    window.scrollTo(0, 0);
    await userEvent.keyboard('{Escape}');
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
  play: async ({ canvas, userEvent }) => {
    for (const side of sides) {
      const trigger = canvas.getByRole('button', { name: side });
      await userEvent.click(trigger);
      const panel = canvas.getByRole('dialog');
      await placed(panel);
      const [box, button] = [panel.getBoundingClientRect(), trigger.getBoundingClientRect()];
      const isClear = {
        left: box.right <= button.left,
        right: box.left >= button.right,
        above: box.bottom <= button.top,
        below: box.top >= button.bottom,
      };
      await expect(isClear[panel.dataset.side as (typeof sides)[number]]).toBe(true);
      if (window.innerWidth >= 640) await expect(panel).toHaveAttribute('data-side', side);
      await userEvent.keyboard('{Escape}');
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
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const panel = canvas.getByRole('dialog');
    const distance = () =>
      Math.round(panel.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom);
    await waitFor(() => expect(distance()).toBe(4));
    canvas.getByTestId('box').scrollTo(0, 10);
    await waitFor(() => expect(distance()).toBe(4));
    canvas.getByTestId('box').scrollTo(0, 400);
    await waitFor(() => expect(panel).toHaveAttribute('data-anchor-hidden'));
    await expect(panel).toHaveFocus();
    canvas.getByTestId('box').scrollTo(0, 0);
    await waitFor(() => expect(panel).not.toHaveAttribute('data-anchor-hidden'));
  },
};

/** An on-screen keyboard covers the lower half of the page: the panel stays above it. */
export const AboveAKeyboard: Story = {
  tags: ['!dev'],
  args: { children: Array.from({ length: 12 }, (_, index) => <p key={index}>Line {index}</p>) },
  play: async ({ canvas, userEvent }) => {
    const half = Math.round(window.innerHeight / 2);
    const { visualViewport } = window;
    Object.defineProperty(visualViewport, 'height', { value: half, configurable: true });
    try {
      await userEvent.click(canvas.getByRole('button'));
      const panel = canvas.getByRole('dialog');
      await placed(panel);
      await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(half);
    } finally {
      Reflect.deleteProperty(visualViewport!, 'height');
    }
  },
};

/** A parent with `overflow: hidden` does not clip it. */
export const InAClippedBox: Story = {
  tags: ['!dev'],
  decorators: [
    (Story) => (
      <div style={{ overflow: 'hidden', blockSize: '4rem', transform: 'translateX(8px)' }}>
        <Story />
      </div>
    ),
  ],
  play: leftToRight(async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const panel = canvas.getByRole('dialog');
    await placed(panel);
    const box = panel.getBoundingClientRect();
    await expect(Math.abs(box.left - trigger.getBoundingClientRect().left)).toBeLessThanOrEqual(1);
    const inside = document.elementFromPoint(box.left + 40, box.bottom - 30);
    await expect(panel).toContainElement(inside as HTMLElement);
  }),
};

/** Content taller than the screen scrolls inside the panel. */
export const LongContent: Story = {
  tags: ['!dev'],
  args: {
    label: 'Terms of a booking',
    trigger: <Button>Terms</Button>,
    children: Array.from({ length: 60 }, (_, index) => (
      <p key={index}>{index + 1}. A ceremony is held on the day you chose.</p>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = canvas.getByRole('dialog');
    await placed(panel);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    panel.scrollTo(0, 200);
    await expect(panel.scrollTop).toBe(200);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  args: { children: 'یہ چارٹ کا انداز ہے' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ur">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const panel = await screen.findByRole('dialog');
    await placed(panel);
    await expect(
      Math.abs(panel.getBoundingClientRect().right - trigger.getBoundingClientRect().right),
    ).toBeLessThanOrEqual(1);
  },
};

/** At 320 px long Hindi words break. */
export const LongHindi: Story = {
  tags: ['!dev'],
  args: {
    lang: 'hi',
    label: 'कुंडली की शैली',
    trigger: <Button lang="hi">कुंडली की शैली चुनें</Button>,
    children: (
      <p>
        अष्टकवर्गानुसार सम्पूर्णजन्मकुण्डलीविश्लेषण उत्तरभारतीय, दक्षिणभारतीय अथवा पूर्वभारतीय शैली में देखा जा सकता है।
      </p>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { scrollWidth, clientWidth } = canvas.getByRole('dialog');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
