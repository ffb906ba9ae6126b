import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Grid, Text } from '../layout/index.ts';
import { Card } from './index.ts';

export const OneThing = () => (
  <Grid minItem="10rem" gap="x4">
    <Card eyebrow="Lagna" title="Leo (Simha)" headingLevel={4} meta="Lord: the Sun" />
    <Card eyebrow="Moon sign" title="Libra (Tula)" headingLevel={4} meta="Lord: Venus" />
  </Grid>
);

export const CardInCard = () => (
  <Card>
    <Card>
      <Card>Leo (Simha)</Card>
    </Card>
  </Card>
);

export const Parts = () => (
  <Card
    as="article"
    media={<Avatar name="Meera Joshi" size="regular" decorative />}
    eyebrow="Vedic astrology"
    title="Meera Joshi"
    href="#meera"
    aside={<Badge tone="success">Online</Badge>}
    meta="14 years of experience"
    actions={<Button size="small">Call</Button>}
    footer={
      <Text size="caption" tone="muted">
        Free for the first three minutes.
      </Text>
    }
  >
    <Text>Reads the chart with you and answers in plain words.</Text>
  </Card>
);
