import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { Grid } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Section } from './index.ts';

const stones = (
  <Grid minItem="8rem">
    <Card>Ruby</Card>
    <Card>Pearl</Card>
    <Card>Coral</Card>
  </Grid>
);

export const SaysWhatIsBelow = () => (
  <Section
    title="Your gemstones"
    headingLevel={3}
    description="Three stones, chosen from the lords of the first, fifth and ninth house."
  >
    {stones}
  </Section>
);

export const Details = () => (
  <Section title="Details" headingLevel={3} description="Here are the details.">
    {stones}
  </Section>
);

export const Parts = () => (
  <Section
    title="Your gemstones"
    headingLevel={3}
    divider
    badge={<Badge>Sample data</Badge>}
    description="Three stones, chosen from your chart."
    actions={
      <Link href="#stones" variant="standalone">
        View all
      </Link>
    }
  >
    {stones}
  </Section>
);
