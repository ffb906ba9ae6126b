import { drawnSheet } from '../../test/state-sheet.tsx';
import { Stack } from '../layout/index.ts';
import { PanchangCard } from './index.ts';
import { sunday } from './panchang-card.samples.ts';

export default { title: 'Components/Time/PanchangCard', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Stack>
    <PanchangCard {...sunday} opening="Shukla Navami, Moon in Pushya until tomorrow." />
    <PanchangCard {...sunday} title="Another day" now="2025-05-06T00:00:00Z" yoga={[]} />
  </Stack>
));
