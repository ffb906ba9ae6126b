import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Heading, Stack, Text } from '../layout/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Meter } from '../meter/index.ts';
import { PageBreak } from './index.ts';

export const settings = ['Lahiri ayanamsha', 'whole-sign houses', 'mean node'] as const;

/** Two sheets of an invented report. */
export function Report() {
  return (
    <Stack>
      <Heading level={2}>Basic details</Heading>
      <Card>
        <DescriptionList
          columns={2}
          items={[
            { label: 'Name', value: 'Meera Joshi' },
            { label: 'Birth place', value: 'Varanasi, Uttar Pradesh, India' },
            { label: 'Ascendant', value: 'Simha' },
            { label: 'Nakshatra', value: 'Vishakha' },
          ]}
        />
      </Card>
      <Button>Edit Birth Details</Button>
      <PageBreak />
      <Heading level={2}>Match</Heading>
      <Text>Two charts, thirty-six points, one plain sentence.</Text>
      <Meter label="Ashtakoot" value={26} max={36} />
    </Stack>
  );
}
