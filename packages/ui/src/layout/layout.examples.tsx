import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Section } from '../section/index.ts';
import { List } from '../list/index.ts';
import { Cluster, Divider, Grid, Stack, Text } from './index.ts';

export const HairlineBetweenRows = () => (
  <List variant="divided">
    <li>Sun in Leo</li>
    <li>Moon in Libra</li>
    <li>Mars in Gemini</li>
  </List>
);

export const DividerBetweenRows = () => (
  <Stack gap="x2">
    <Text>Sun in Leo</Text>
    <Divider />
    <Text>Moon in Libra</Text>
    <Divider />
    <Text>Mars in Gemini</Text>
  </Stack>
);

export const PartOfAPage = () => (
  <Section variant="band" title="Your nine periods" headingLevel={3}>
    <Stack>
      <Text>Each period belongs to one graha. They follow each other for 120 years.</Text>
      <Grid minItem="10rem">
        <Card>Moon, 10 years</Card>
        <Card>Mars, 7 years</Card>
        <Card>Rahu, 18 years</Card>
      </Grid>
      <Cluster>
        <Button variant="primary">Show all periods</Button>
        <Button>Print</Button>
      </Cluster>
    </Stack>
  </Section>
);
