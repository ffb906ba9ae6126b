import { drawnSheet } from '../../test/state-sheet.tsx';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { List, ListItem } from './index.ts';

export default { title: 'Components/Data/List', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Stack gap="x6" style={{ maxInlineSize: '40rem' }}>
    {(['plain', 'divided', 'steps'] as const).map((variant) => (
      <List key={variant} variant={variant} ordered={variant === 'steps'} aria-label={variant}>
        <ListItem
          detail="14 May 1990 · Ujjain"
          trailing={<Button size="small">Open the chart</Button>}
        >
          Asha Verma
        </ListItem>
        <ListItem lang="hi" detail="देवगुरुबृहस्पतिमहादशाअन्तर्दशास्वामी">
          विश्वेश्वरीचट्टोपाध्यायमहाशयकुंडली
        </ListItem>
        <ListItem>Meera Joshi</ListItem>
      </List>
    ))}
    <List variant="divided" aria-label="Dates and people">
      <ListItem leading={<time dateTime="2026-11-02">2 Nov</time>}>Venus enters Libra</ListItem>
      <ListItem leading={<time dateTime="2026-11-24">24 Nov 2026</time>} detail="At 8:23 pm">
        Full Moon in Taurus
      </ListItem>
      <ListItem align="center" leading={<Avatar name="Meera Joshi" decorative />}>
        Meera Joshi
      </ListItem>
    </List>
    <List variant="inline" style={{ inlineSize: 'min(16rem, 100%)' }}>
      <li>By Meera Joshi</li>
      <li>22 November 2026</li>
      <li>5 min read</li>
    </List>
  </Stack>
));
