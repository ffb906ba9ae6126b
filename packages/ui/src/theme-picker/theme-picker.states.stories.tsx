import { stateSheet } from '../../test/state-sheet.tsx';
import { themeList } from '@jyoti/themes';
import { Cluster } from '../layout/index.ts';
import { ThemeIcon, ThemePicker, ThemeProvider } from './index.ts';

/** The containing block of the fixed button. */
const ground = { transform: 'translate(0)' } as const;

export default {
  title: 'Components/Navigation/ThemePicker',
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
};

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
    closed: (
      <div style={{ ...ground, minBlockSize: '6rem' }}>
        <ThemeProvider target={null}>
          <ThemePicker />
        </ThemeProvider>
      </div>
    ),
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
