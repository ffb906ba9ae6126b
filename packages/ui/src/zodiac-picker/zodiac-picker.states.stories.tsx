import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { ZodiacPicker, ZodiacWheel } from './index.ts';

const hrefOf = () => '/';

export default { title: 'Components/Charts/ZodiacPicker', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <div style={{ display: 'grid', gap: '2rem' }}>
    <ZodiacPicker label="The Moon in Cancer" hrefOf={hrefOf} moonSign={4} />
    <ZodiacPicker label="Scorpio chosen, the Moon in Cancer" moonSign={4} defaultValue={8} />
    <ZodiacPicker label="On one line" layout="strip" defaultValue={11} />
    <ZodiacWheel label="Aries" />
    <I18nProvider locale="hi" messages={hi}>
      <div lang="hi" style={{ display: 'grid', gap: '2rem' }}>
        <ZodiacPicker label="हिन्दी" hrefOf={hrefOf} moonSign={8} />
        <ZodiacWheel label="वृश्चिक" defaultValue={8} />
      </div>
    </I18nProvider>
    <div style={{ inlineSize: '300px', maxInlineSize: '100%' }}>
      <ZodiacWheel label="Narrow" defaultValue={9} />
    </div>
  </div>
));
