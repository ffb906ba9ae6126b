import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { PanchangCard } from './index.ts';
import { sampleLimbs, sampleNow, sampleSunAndMoon, sampleVara } from './panchang-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Time/PanchangCard',
  component: PanchangCard,
  tags: ['visual'],
  args: {
    date: '2025-04-06',
    place: 'New Delhi',
    timeZone: 'Asia/Kolkata',
    vara: sampleVara,
    ...sampleLimbs,
    times: sampleSunAndMoon,
    moon: { illumination: 0.62, waxing: true },
    now: sampleNow,
  },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PanchangCard>;

export default meta;

const inHindi = {
  place: 'नई दिल्ली',
  vara: { name: 'रविवार', lord: 'sun' as const },
  tithi: sampleLimbs.tithi.map(({ nativeName = '', start, end }) => ({
    name: nativeName,
    start,
    end,
  })),
  nakshatra: [
    {
      name: 'पूर्वा भाद्रपद',
      start: '2025-04-06T00:02:00Z',
      end: '2025-04-07T00:54:00Z',
      detail: 'स्वामी गुरु, देवता अज एकपाद',
    },
  ],
};

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      <PanchangCard
        {...args}
        opening="Shukla Navami, Moon in Pushya until tomorrow at 6:24 am. Chaitra, Vikram Samvat 2082."
      />
      <div style={{ maxInlineSize: '44rem' }}>
        <PanchangCard
          {...args}
          headingLevel={3}
          times={{ ...sampleSunAndMoon, moonrise: null }}
          now="2025-05-06T00:00:00Z"
          hourCycle="h23"
        />
      </div>
      <div lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <PanchangCard {...args} {...inHindi} />
        </I18nProvider>
      </div>
      <div style={{ inlineSize: 'min(100%, 288px)' }}>
        <PanchangCard {...args} headingLevel={3} />
      </div>
    </div>
  ),
};
