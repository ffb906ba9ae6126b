import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { TestimonialCard } from './index.ts';
import { kavya } from './testimonial-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Content/TestimonialCard', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Grid minItem="17rem">
    <TestimonialCard {...kavya} />
    <TestimonialCard {...kavya} rating={3.5} quote="Short." verified />
    <TestimonialCard name="Imran Qureshi" quote="Clear and calm." rating={4} />
    <I18nProvider locale="hi" messages={hi}>
      <TestimonialCard lang="hi" name="महालक्ष्मी" quote="सरल शब्दों में समझाया।" rating={5} verified />
    </I18nProvider>
  </Grid>
));
