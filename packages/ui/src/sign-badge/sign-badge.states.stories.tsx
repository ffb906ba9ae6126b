import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { rashiNumbers } from '../glyphs/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { SignBadge, SignLine } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Charts/SignBadge',
  component: SignBadge,
  tags: ['visual'],
  args: { sign: 1 },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof SignBadge>;

export default meta;

const grid = {
  display: 'grid',
  gap: '0.75rem 2rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
} as const;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <div style={grid}>
        {rashiNumbers.map((sign) => (
          <SignBadge key={sign} sign={sign} element />
        ))}
      </div>
      <div style={grid}>
        <SignBadge sign={8} sanskrit={false} />
        <SignBadge sign={9} />
      </div>
      <SignLine sign={5} href="#leo" dates="Jul 23 - Aug 22" note="dates of the tropical sign" />
      <SignLine sign={8} />
      <I18nProvider locale="hi" messages={hi}>
        <div lang="hi" style={grid}>
          {rashiNumbers.map((sign) => (
            <SignBadge key={sign} sign={sign} element />
          ))}
          <SignLine
            sign={8}
            href="#scorpio"
            dates="23 अक्टूबर – 21 नवंबर"
            note="सायन राशि की तिथियाँ"
          />
        </div>
      </I18nProvider>
    </div>
  ),
};
