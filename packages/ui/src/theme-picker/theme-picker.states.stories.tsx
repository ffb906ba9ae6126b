import { themeList } from '@jyoti/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Cluster } from '../layout/index.ts';
import { ThemeIcon, ThemePicker, ThemeProvider } from './index.ts';

const meta = {
  title: 'Components/Navigation/ThemePicker',
  component: ThemePicker,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ThemePicker>;

export default meta;

/** The containing block of the fixed button. */
const ground = { transform: 'translate(0)', padding: '1.5rem' } as const;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <>
      <div style={{ ...ground, minBlockSize: '9rem' }}>
        <Cluster gap="x4" style={{ paddingInlineEnd: '5rem' }}>
          {themeList.map(({ icon }) => (
            <ThemeIcon key={icon} icon={icon} />
          ))}
          <ThemeIcon icon="of-another-product" />
        </Cluster>
        <ThemeProvider target={null}>
          <ThemePicker />
        </ThemeProvider>
      </div>
      <div style={{ ...ground, minBlockSize: '100svh' }}>
        <ThemeProvider target={null} defaultTheme="lunar-cycles" storageKey="theme-picker-sheet">
          <ThemePicker defaultOpen />
        </ThemeProvider>
      </div>
    </>
  ),
};
