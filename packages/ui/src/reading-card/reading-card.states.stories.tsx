import { drawnSheet } from '../../test/state-sheet.tsx';
import { DignityBadge } from '../graha-badge/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { Keywords, ReadingCard, ReadingList, ReadingText } from './index.ts';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Readings/ReadingCard', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Grid minItem="20rem">
    <ReadingCard
      title="Third house: Tula"
      aside={<DignityBadge dignity="debilitated" />}
      basedOn="Venus, lord of the third house, in Tula"
    >
      <ReadingText title="At your best">You finish what you start.</ReadingText>
      <Keywords title="Strengths" words={['Patient', 'Fair']} />
    </ReadingCard>
    <ReadingCard as="section" title="What cancels it">
      <ReadingList items={['Mars is in its own sign.', 'Jupiter aspects the seventh house.']} />
    </ReadingCard>
    <I18nProvider locale="hi" messages={hi}>
      <ReadingCard lang="hi" title="लग्न फल" basedOn="सूर्य पहले भाव में">
        <ReadingText>आप प्रायः शांत स्वभाव के हैं।</ReadingText>
      </ReadingCard>
    </I18nProvider>
  </Grid>
));
