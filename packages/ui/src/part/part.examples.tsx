import { Card } from '../card/index.ts';
import { Grid } from '../layout/index.ts';
import { Part } from './index.ts';

const stones = (
  <Grid minItem="7rem">
    <Card>Ruby</Card>
    <Card>Pearl</Card>
    <Card>Red coral</Card>
  </Grid>
);

export const SaysWhatIsBelow = () => (
  <Part
    headingLevel={4}
    title="Your gemstones"
    intro="Three stones, based on the lords of your first, fifth and ninth house."
  >
    {stones}
  </Part>
);

export const Details = () => (
  <Part headingLevel={4} title="Details" intro="Here you can see the details.">
    {stones}
  </Part>
);

export const Parts = () => (
  <Part
    headingLevel={3}
    title="Your gemstones"
    intro="Three stones, based on the lords of your first, fifth and ninth house."
  >
    {stones}
  </Part>
);
