import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { List } from '../list/index.ts';
import { Section } from '../section/index.ts';
import { Box, Cluster, Divider, Edge, Grid, Heading, Rule, Sidebar, Stack, Text } from './index.ts';

const meta = {
  title: 'Components/Layout/Layout',
  component: Stack,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Stack>;

export default meta;

const sizes = ['display', 'h1', 'h2', 'h3', 'h4'] as const;
const texts = ['lead', 'body', 'small', 'caption'] as const;
const tones = ['plain', 'muted', 'success', 'danger'] as const;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Section variant="band">
        <Stack gap="x5">
          {sizes.map((size) => (
            <Stack key={size} gap="x3">
              <Heading level={2} size={size}>
                Born under Vishakha <span lang="hi">विशाखा</span>
              </Heading>
              <Divider length="short" />
            </Stack>
          ))}
        </Stack>
      </Section>
      <Section variant="band" surface="surface">
        <Stack gap="x3">
          {texts.map((size) => (
            <Text key={size} size={size}>
              Mercury’s period runs until January 2041.
            </Text>
          ))}
          <Text face="heading" size="h4" align="center">
            A short line in the middle of its column, broken into lines of even length.
          </Text>
          {tones.map((tone) => (
            <Text key={tone} tone={tone} weight="strong">
              Said in the tone “{tone}”.
            </Text>
          ))}
          <Divider decorative={false} />
          <Cluster>
            <Box padding="x3" border radius="control">
              Bordered
            </Box>
            <Box padding="x3" surface="raised">
              Raised
            </Box>
          </Cluster>
          <Cluster justify="between">
            <Badge>One</Badge>
            <Badge>Two</Badge>
            <Badge>Three</Badge>
          </Cluster>
          <Grid columns={4} minItem="7rem">
            {['Surya', 'Chandra', 'Mangal', 'Budh', 'Guru', 'Shukra', 'Shani'].map((name) => (
              <Card key={name}>{name}</Card>
            ))}
          </Grid>
        </Stack>
      </Section>
      <Section variant="band">
        <Sidebar
          aside={
            <List variant="divided">
              <li>Sun</li>
              <li>Moon</li>
              <li>Mars</li>
            </List>
          }
        >
          <Stack>
            <Text face="heading" size="h3">
              Saturn rewards steady work this year.
            </Text>
            <Rule />
            <Grid columns={{ base: 1, tablet: 2 }} gap="x3">
              <Card>One</Card>
              <Card>Two</Card>
            </Grid>
            <Grid autoFit minItem="7rem" gap="x3">
              <Card>Fills</Card>
              <Card>the line</Card>
            </Grid>
          </Stack>
        </Sidebar>
      </Section>
      <Edge />
    </>
  ),
};
