import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { DescriptionList } from '../description-list/index.ts';
import { PrintLayout } from './index.ts';
import { Report, settings } from './print-layout.samples.tsx';

const meta = {
  title: 'Components/Layout/PrintLayout',
  excludeStories: /Example$/,
  component: PrintLayout,
  args: { name: 'Kundli of Meera Joshi', settings, preview: true, children: <Report /> },
} satisfies Meta<typeof PrintLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As it is printed: ink on paper, in any theme. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Kundli of Meera Joshi')).toBeVisible();
    const sheet = getComputedStyle(canvasElement.querySelector('[data-part="print-layout"]')!);
    for (const role of ['color-primary', 'color-success', 'astro-mars', 'astro-chart-line'])
      await expect(sheet.getPropertyValue(`--jyoti-${role}`)).toBe('CanvasText');
    await expect(sheet.colorScheme).toContain('light');
  },
};

/** On the screen it changes nothing: the running header is for print only. */
export const OnTheScreen: Story = {
  tags: ['!dev'],
  args: { preview: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kundli of Meera Joshi')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Birth Details' })).toBeVisible();
  },
};

export const AllStates = stateSheet(PrintLayout, {
  props: { preview: true },
  samples: {
    'a report': { name: 'Kundli of Meera Joshi', settings, children: <Report /> },
    'without settings': { name: 'Disclaimer', children: 'Words without settings.' },
  },
  hindi: { name: 'मीरा जोशी की कुंडली', settings: ['लाहिरी अयनांश', 'मध्यम राहु'], children: 'विवरण' },
  cell: '100%',
});

const facts = (
  <DescriptionList
    items={[
      { label: 'Ascendant', value: 'Leo (Simha)' },
      { label: 'Nakshatra', value: 'Vishakha' },
    ]}
  />
);

/** Do: Name and settings are on every sheet. Another astrologer can calculate the same chart. */
export const SaysWhoseAndHowExample = () => (
  <PrintLayout
    preview
    name="Kundli of Meera Joshi"
    settings={['Lahiri ayanamsha', 'whole-sign houses']}
  >
    {facts}
  </PrintLayout>
);

/** Don’t: “Report”. On paper nobody can see whose chart it is or how it was calculated. */
export const JustReportExample = () => (
  <PrintLayout preview name="Report">
    {facts}
  </PrintLayout>
);

export const PartsExample = () => (
  <PrintLayout
    preview
    name="Kundli of Meera Joshi"
    note="23 November 2026"
    settings={['Lahiri ayanamsha', 'whole-sign houses', 'mean node']}
  >
    {facts}
  </PrintLayout>
);
