import { drawnSheet } from '../../test/state-sheet.tsx';
import { Badge } from '../badge/index.ts';
import { CoverArt } from '../cover-art/index.ts';
import { DateLeaf } from '../date-leaf/index.ts';
import { Grid } from '../layout/index.ts';
import { Parts } from './card.examples.tsx';
import { Card } from './index.ts';

export default { title: 'Components/Layout/Card', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Grid minItem="16rem">
    <Parts />
    <Card>Simha, the lion: Leo 12°06′.</Card>
    <Card padding="none">Without padding</Card>
    <Card variant="folio" title="Your nine periods">
      Ruled twice, like a palm-leaf page.
    </Card>
    <Card variant="plain" eyebrow="Guides" title="What a lagna is" href="#lagna" />
    <Card
      mediaPosition="start"
      media={<DateLeaf date="2026-11-27" />}
      title="Navagraha Shanti"
      aside={<Badge tone="success">Confirmed</Badge>}
    >
      Friday, 27 November 2026
    </Card>
    <Card mediaPosition="top" media={<CoverArt seed="a" />} title="Cover" meta="5 min read" />
    <Card lang="hi" title="विशाखानक्षत्रद्वितीयचरणस्वामीबृहस्पति" meta="स्वामी बृहस्पति" />
  </Grid>
));
