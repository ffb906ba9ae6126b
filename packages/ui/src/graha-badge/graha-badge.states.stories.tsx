import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { grahaIds } from '../glyphs/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { dignities, GrahaBadge } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Charts/GrahaBadge',
  component: GrahaBadge,
  tags: ['visual'],
  args: { graha: 'sun' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof GrahaBadge>;

export default meta;

const grid = {
  display: 'grid',
  gap: '0.75rem 2rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'center',
} as const;

const Sheet = ({ language }: { language: 'en' | 'hi' }) => (
  <I18nProvider locale={language} messages={language === 'hi' ? hi : {}}>
    <div lang={language} style={grid}>
      {grahaIds.map((graha, index) => (
        <GrahaBadge
          key={graha}
          graha={graha}
          retrograde={index > 5}
          combust={index === 3}
          dignity={dignities[index]}
        />
      ))}
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        {grahaIds.map((graha, index) => (
          <GrahaBadge
            key={graha}
            graha={graha}
            variant="short"
            retrograde={index % 3 === 2}
            combust={index === 5}
          />
        ))}
      </span>
    </div>
  </I18nProvider>
);

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <Sheet language="en" />
      <Sheet language="hi" />
    </div>
  ),
};
