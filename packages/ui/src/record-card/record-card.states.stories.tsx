import { drawnSheet } from '../../test/state-sheet.tsx';
import { Badge } from '../badge/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { RecordCard } from './index.ts';
import { booking } from './record-card.samples.tsx';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Data/RecordCard', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Grid minItem="28rem">
    <RecordCard {...booking} />
    <RecordCard {...booking} date={undefined} title="Call with Pandit Sharma" />
    <RecordCard title="Bare" status={<Badge>Withdrawn</Badge>} />
    <I18nProvider locale="hi" messages={hi}>
      <RecordCard lang="hi" title="महामृत्युंजयजपानुष्ठानसहित रुद्राभिषेक" date="2026-09-06" />
    </I18nProvider>
  </Grid>
));
