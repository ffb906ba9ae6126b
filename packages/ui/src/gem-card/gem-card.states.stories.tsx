import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { avoided, lifeGem } from './gem-card.samples.ts';
import { GemCard } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Services/GemCard',
  component: GemCard,
  tags: ['visual'],
  args: lifeGem,
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof GemCard>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
      }}
    >
      <GemCard {...lifeGem} />
      <GemCard {...avoided} />
      <GemCard gem="pearl" reason="Only the name and the reason are known." />
      <I18nProvider locale="hi" messages={hi}>
        <GemCard
          gem="coral"
          title="शुभ रत्न"
          reason="मंगल आपकी कुंडली के पंचम भाव का स्वामी है।"
          wear={{ weight: 5, metal: 'ताँबा', day: 'मंगलवार' }}
          caution="पहनने से पहले ज्योतिषी से परामर्श करें।"
          lang="hi"
        />
      </I18nProvider>
    </div>
  ),
};
