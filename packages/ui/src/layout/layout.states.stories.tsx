import { stateSheet } from '../../test/state-sheet.tsx';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { Box, Cluster, Divider, Edge, Grid, Heading, Rule, Sidebar, Stack, Text } from './index.ts';

export default { title: 'Components/Layout/Layout', tags: ['visual'] };

const words = (names: string) => names.split(' ').map((name) => <Card key={name}>{name}</Card>);

export const AllStates = stateSheet(Stack, {
  samples: {
    headings: (
      <Stack gap="x3">
        {(['display', 'h1', 'h2', 'h3', 'h4'] as const).map((size) => (
          <Heading key={size} level={2} size={size}>
            Born under Vishakha <span lang="hi">विशाखा</span>
          </Heading>
        ))}
        <Divider length="short" />
      </Stack>
    ),
    texts: (
      <Stack gap="x3">
        {(['lead', 'body', 'small', 'caption'] as const).map((size) => (
          <Text key={size} size={size}>
            Mercury’s period runs until January 2041.
          </Text>
        ))}
        {(['plain', 'muted', 'success', 'danger'] as const).map((tone) => (
          <Text key={tone} tone={tone} weight="strong">
            Said in the tone “{tone}”.
          </Text>
        ))}
      </Stack>
    ),
    boxes: (
      <Cluster justify="between">
        <Box padding="x3" border radius="control">
          Bordered
        </Box>
        <Box padding="x3" surface="raised">
          Raised
        </Box>
        <Badge>One</Badge>
      </Cluster>
    ),
    'a grid': (
      <Grid columns={4} minItem="7rem">
        {words('Surya Chandra Mangal Budh Guru Shukra Shani')}
      </Grid>
    ),
    'a grid that fills the line': (
      <Grid autoFit minItem="7rem" gap="x3">
        {words('Fills it')}
      </Grid>
    ),
    'a grid by width of the screen': (
      <Grid columns={{ base: 1, tablet: 2 }} gap="x3">
        {words('One Two')}
      </Grid>
    ),
    'a section with a sidebar': (
      <Sidebar aside={<Text tone="muted">Sun, Moon</Text>}>
        <Text face="heading" size="h3">
          Saturn rewards steady work this year.
        </Text>
        <Rule />
      </Sidebar>
    ),
    edge: <Edge />,
  },
  cell: '100%',
});
