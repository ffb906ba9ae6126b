import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { hi } from '../messages-hi/index.ts';
import { DashaTimeline, PhaseTimeline, Timeline } from './index.ts';
import {
  partsOfMercury,
  sampleBirth,
  sampleNow,
  samplePeriods,
  samplePhases,
  story,
  storyInHindi,
} from './timeline.samples.ts';

export default { title: 'Components/Charts/Timeline', tags: ['visual'] };

const dashas = { periods: samplePeriods, birth: sampleBirth, now: sampleNow };
const later = '2095-01-01T00:00:00Z';
const outside = '2300-01-01T00:00:00Z';

export const AllStates = drawnSheet(() => (
  <Stack gap="x7">
    <Timeline label="Our story" items={story} />
    <Timeline label="First year" items={story.slice(0, 1)} />
    <div dir="rtl">
      <Timeline label="Right to left" items={story.slice(0, 3)} />
    </div>
    <DashaTimeline {...dashas} title="Now running" note="Vimshottari dasha, 120 years" />
    <DashaTimeline {...dashas} title="Late in life" now={later} />
    <DashaTimeline {...dashas} title="Outside the span" now={outside} />
    <DashaTimeline {...dashas} title="Antardashas in Mercury" periods={partsOfMercury} />
    <PhaseTimeline {...samplePhases} />
    <PhaseTimeline {...samplePhases} title="Between two phases" now="2035-01-01T00:00:00Z" />
    <PhaseTimeline {...samplePhases} title="A lesser phase" now="2031-01-01T00:00:00Z" />
    <PhaseTimeline {...samplePhases} title="After the scale" now={outside} />
    <I18nProvider locale="hi" messages={hi}>
      <Stack lang="hi" gap="x7">
        <DashaTimeline {...dashas} title="महादशाएँ" note="विंशोत्तरी दशा, 120 वर्ष" />
        <PhaseTimeline
          {...samplePhases}
          title="आशा के जीवन में शनि"
          note="जन्म से सौ वर्ष"
          variantNames={{ strong: 'साढ़े साती', soft: 'ढैया' }}
        />
      </Stack>
    </I18nProvider>
    <Stack gap="x7" style={{ inlineSize: 'min(100%, 288px)' }}>
      <Timeline label="हमारी कहानी" items={storyInHindi} lang="hi" />
      <DashaTimeline {...dashas} title="Narrow" />
      <DashaTimeline {...dashas} title="Narrow, inside" periods={partsOfMercury} />
      <PhaseTimeline {...samplePhases} title="Narrow" />
    </Stack>
  </Stack>
));
