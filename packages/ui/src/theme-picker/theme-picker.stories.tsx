import { themeList } from '@jyoti/themes';
import { vars } from '@jyoti/themes/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Cluster, Heading, Stack, Text } from '../layout/index.ts';
import { ThemeIcon, ThemePicker, ThemeProvider, type ThemeProviderProps } from './index.ts';

/** A small page, so that the picker changes it and not the surrounding book. */
function Page({ children, ...provider }: Omit<ThemeProviderProps, 'target'>) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setPage}
      data-testid="page"
      // A transform makes it the containing block of the fixed button.
      style={{ transform: 'translate(0)', minBlockSize: '100svh', padding: '1.5rem' }}
    >
      <ThemeProvider {...provider} target={page}>
        {children}
      </ThemeProvider>
    </div>
  );
}

function Reading({ children }: { children: ReactNode }) {
  return (
    <Stack align="start">
      <Heading level={1}>Simha rising, Moon in Tula</Heading>
      <Text>Born under Vishakha. You are in Mercury’s period until January 2041.</Text>
      {children}
    </Stack>
  );
}

const meta = {
  title: 'Components/Navigation/ThemePicker',
  component: ThemePicker,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page>
      <Reading>
        <Button variant="primary">Generate Kundli</Button>
      </Reading>
      <ThemePicker {...args} />
    </Page>
  ),
} satisfies Meta<typeof ThemePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose a theme' });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([52, 52]);
    await userEvent.click(button);
    await expect(canvas.getByRole('radio', { name: 'Cosmic Depths' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  }),
};

const channels = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Each of the ten sets five colours on the page. */
export const ChoosingSetsTheColours: Story = {
  tags: ['!dev'],
  name: 'Choosing sets the colours [S0-305] [S0-306] [S0-307] [S0-308] [S0-309]',
  play: inEnglish(async ({ canvas, userEvent }) => {
    const page = canvas.getByTestId('page');
    const probe = document.createElement('i');
    page.append(probe);
    for (const { id, name, colors } of themeList) {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose a theme' }));
      await userEvent.click(canvas.getByRole('radio', { name: name.en }));
      await waitFor(() => expect(page).toHaveAttribute('data-theme', id));
      for (const [role, hex] of Object.entries(colors)) {
        probe.style.color = vars.color[role as keyof typeof colors];
        await expect(getComputedStyle(probe).color, `${role} of ${id}`).toBe(channels(hex));
      }
    }
    await expect(getComputedStyle(page).backgroundColor).toBe(channels('#CDE9DB'));
    probe.remove();
  }),
};

/**
 * A browser's own arrow keys: they preview theme after theme, the panel stays open, Enter closes
 * it.
 */
export const ByKeyboard: Story = {
  tags: ['wcag:2.1.1', '!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    const page = canvas.getByTestId('page');
    const button = canvas.getByRole('button', { name: 'Choose a theme' });
    button.focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(page).toHaveAttribute('data-theme', 'celestial-light'));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  }),
};

const covers = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-part="theme-picker"]')?.hasAttribute('data-covers');

/** It never covers text: it is hidden while text is under it, unless it has keyboard focus. */
export const GivesWay: Story = {
  tags: ['!dev'],
  render: (args) => (
    <Page>
      <Reading>{null}</Reading>
      <p
        data-testid="under"
        style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0, padding: '2rem' }}
      >
        Ends 29 December
      </p>
      <ThemePicker {...args} />
    </Page>
  ),
  play: inEnglish(async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose a theme' });
    await waitFor(() => expect(covers(canvasElement)).toBe(true));
    await waitFor(() => expect(getComputedStyle(button).opacity).toBe('0'));
    await expect(getComputedStyle(button).pointerEvents).toBe('none');
    while (document.activeElement !== button) await userEvent.tab();
    await waitFor(() => expect(getComputedStyle(button).opacity).toBe('1'));
    canvas.getByTestId('under').remove();
    document.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(covers(canvasElement)).toBe(false));
  }),
};

/** Dynamic themes show their current variant: Venus' day, a full moon. */
export const TodaysSky: Story = {
  tags: ['!dev'],
  args: { defaultOpen: true },
  render: (args) => (
    <Page defaultTheme="planetary-influence" sky={{ vaar: 'venus', moon: 'full' }}>
      <Reading>
        <Button variant="primary">Friday belongs to Shukra</Button>
      </Reading>
      <ThemePicker {...args} />
    </Page>
  ),
  play: async ({ canvas }) => {
    const probe = canvas.getByRole('button', { name: 'Friday belongs to Shukra' });
    await waitFor(() => expect(getComputedStyle(probe).backgroundColor).toBe(channels('#883468')));
  },
};

/** A toolbar at the bottom of the page lifts the button. */
export const AboveABar: Story = {
  render: (args) => (
    <div style={{ ['--jyoti-picker-lift' as string]: '84px' }}>
      <Page>
        <ThemePicker {...args} />
        <div
          data-testid="bar"
          style={{ position: 'absolute', insetInline: 0, insetBlockEnd: 0, padding: '1rem' }}
        >
          <Button variant="primary" fullWidth>
            Book this puja
          </Button>
        </div>
      </Page>
    </div>
  ),
  play: inEnglish(async ({ canvas }) => {
    const bottom = canvas.getByRole('button', { name: 'Choose a theme' }).getBoundingClientRect();
    const bar = canvas.getByTestId('bar').getBoundingClientRect();
    await expect(bottom.bottom).toBeLessThanOrEqual(bar.top);
  }),
};

/** For the guide, as a "don't": without the lift the button is over the bar, so it hides. */
export const BehindABar: Story = {
  tags: ['!dev'],
  render: (args) => (
    <Page>
      <ThemePicker {...args} />
      <div style={{ position: 'absolute', insetInline: 0, insetBlockEnd: 0, padding: '1rem' }}>
        <Button variant="primary" fullWidth>
          Book this puja
        </Button>
      </div>
    </Page>
  ),
};

export const Hindi: Story = {
  tags: ['!dev'],
  args: { defaultOpen: true },
  globals: { language: 'hi' },
  render: (args) => (
    <Page storageKey="theme-picker-story">
      <div lang="hi">
        <ThemePicker {...args} />
      </div>
    </Page>
  ),
};

/** The containing block of the fixed button. */
const ground = { transform: 'translate(0)' } as const;

const closed = (
  <div style={{ ...ground, minBlockSize: '6rem' }}>
    <ThemeProvider target={null}>
      <ThemePicker />
    </ThemeProvider>
  </div>
);

export const AllStates = stateSheet(ThemePicker, {
  samples: {
    icons: (
      <Cluster gap="x4">
        {themeList.map(({ icon }) => (
          <ThemeIcon key={icon} icon={icon} />
        ))}
        <ThemeIcon icon="of-another-product" />
      </Cluster>
    ),
    rest: closed,
    hover: closed,
    focus: closed,
    open: (
      <div style={{ ...ground, minBlockSize: '100svh' }}>
        <ThemeProvider target={null} defaultTheme="lunar-cycles" storageKey="theme-picker-sheet">
          <ThemePicker defaultOpen />
        </ThemeProvider>
      </div>
    ),
  },
  cell: '100%',
});
