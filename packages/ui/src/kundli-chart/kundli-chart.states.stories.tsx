import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { InteractiveKundliChart, KundliChart, kundliChartStyles } from './index.ts';
import { crowded, eightInMakara, ordinary } from './kundli-chart.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Charts/KundliChart',
  component: KundliChart,
  tags: ['visual'],
  args: { title: 'Sample', data: ordinary },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof KundliChart>;

export default meta;

const names = { north: 'North', south: 'South', east: 'East' };

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '1.5rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
      }}
    >
      {kundliChartStyles.map((variant) => (
        <KundliChart
          key={variant}
          title={`${names[variant]}, ordinary`}
          data={ordinary}
          variant={variant}
          middle="Rashi (D1)"
        />
      ))}
      {kundliChartStyles.map((variant) => (
        <KundliChart
          key={variant}
          title={`${names[variant]}, eight in a house`}
          data={eightInMakara}
          variant={variant}
        />
      ))}
      {kundliChartStyles.map((variant) => (
        <KundliChart
          key={variant}
          title={`${names[variant]}, all in one house, with glyphs`}
          data={crowded}
          variant={variant}
          glyphs
        />
      ))}
      <KundliChart title="With glyphs" data={ordinary} glyphs legend={false} />
      <div lang="hi">
        <KundliChart title="उत्तर, हिन्दी" data={eightInMakara} messages={hi} />
      </div>
      <div lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <InteractiveKundliChart title="पूर्व, हिन्दी" data={ordinary} variant="east" />
        </I18nProvider>
      </div>
      <InteractiveKundliChart title="House 7 chosen" data={ordinary} defaultHouse={7} />
    </div>
  ),
};
