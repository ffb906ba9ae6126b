import { drawnSheet } from '../../test/state-sheet.tsx';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { RashiGlyph } from '../glyphs/index.ts';
import { ClockIcon } from '../icons/index.ts';
import { Stack } from '../layout/index.ts';
import { DescriptionList, type DescriptionItem } from './index.ts';

const items: DescriptionItem[] = [
  { label: 'Name', value: 'Meera Joshi' },
  { label: 'Duration', icon: <ClockIcon size={18} />, value: '2 hours' },
  { label: 'जन्म नक्षत्र', value: <span lang="hi">विशाखा, द्वितीय चरण</span> },
  { label: 'Time of birth', value: null },
  { label: 'Dosha', value: <Badge tone="success">Not present</Badge> },
];
const facts: DescriptionItem[] = [
  {
    label: 'Ascendant',
    value: 'Leo (Simha)',
    detail: '12°06′, lord Sun',
    icon: <RashiGlyph sign={5} size={32} />,
  },
  { label: 'नक्षत्र', value: <span lang="hi">पूर्वाभाद्रपद</span>, detail: 'Pada 2' },
  { label: 'Score', value: '26 / 36' },
];

export default { title: 'Components/Data/DescriptionList', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Stack gap="x5">
    <DescriptionList items={items} />
    <Card>
      <DescriptionList items={items} columns={2} />
    </Card>
    <Card>
      <DescriptionList layout="inline" items={items} columns={2} />
    </Card>
    <DescriptionList layout="inline" items={items} />
    <DescriptionList layout="grid" items={facts} />
    <DescriptionList layout="stats" items={facts} />
    <DescriptionList items={items} style={{ inlineSize: 'min(16rem, 100%)' }} />
  </Stack>
));
