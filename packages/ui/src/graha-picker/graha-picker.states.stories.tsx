import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { GrahaPicker } from './index.ts';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Forms/GrahaPicker', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <div style={{ display: 'grid', gap: '1.5rem' }}>
    <GrahaPicker label="Planet" defaultValue="venus" />
    <I18nProvider locale="hi" messages={hi}>
      <GrahaPicker label="ग्रह" lang="hi" style={{ maxInlineSize: '288px' }} />
    </I18nProvider>
  </div>
));
