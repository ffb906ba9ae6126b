import { drawnSheet } from '../../test/state-sheet.tsx';
import { rashiNumbers } from '../glyphs/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Cluster, Grid, Stack } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { SignBadge } from './index.ts';

export default { title: 'Components/Charts/SignBadge', tags: ['visual'] };

const badges = rashiNumbers.map((sign) => <SignBadge key={sign} sign={sign} element />);
const dates = { dates: 'Jul 23 - Aug 22', note: 'dates of the tropical sign' };
const datesInHindi = { dates: '23 अक्टूबर – 21 नवंबर', note: 'सायन राशि की तिथियाँ' };

export const AllStates = drawnSheet(() => (
  <Stack gap="x6">
    <Grid minItem="15rem">{badges}</Grid>
    <Cluster>
      <SignBadge sign={8} sanskrit={false} />
      <SignBadge sign={9} />
    </Cluster>
    <SignBadge variant="line" sign={5} href="#leo" {...dates} />
    <SignBadge variant="line" sign={8} />
    <Cluster align="end">
      {/* One of each element, large and small. */}
      <SignBadge variant="arch" sign={1} style={{ inlineSize: '15rem' }} />
      <SignBadge variant="arch" sign={2} style={{ inlineSize: '8rem' }} />
      <SignBadge variant="arch" sign={3} style={{ inlineSize: '8rem' }} />
      <SignBadge variant="arch" sign={4} style={{ inlineSize: '8rem' }} />
    </Cluster>
    <I18nProvider locale="hi" messages={hi}>
      <Stack lang="hi">
        <Grid minItem="15rem">{badges}</Grid>
        <SignBadge variant="line" sign={8} href="#scorpio" {...datesInHindi} />
      </Stack>
    </I18nProvider>
  </Stack>
));
