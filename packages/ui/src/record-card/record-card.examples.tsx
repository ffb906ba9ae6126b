import { Badge } from '../badge/index.ts';
import { Cluster } from '../layout/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { RecordCard } from './index.ts';

export const OneStatus = () => (
  <RecordCard
    title="Satyanarayan puja"
    headingLevel={4}
    status={<Badge tone="success">Confirmed</Badge>}
  >
    <DescriptionList
      items={[
        { label: 'Date', value: 'Friday, 27 November 2026' },
        { label: 'Payment', value: 'Due on the day' },
      ]}
    />
  </RecordCard>
);

export const TwoStatuses = () => (
  <RecordCard
    title="Satyanarayan puja"
    headingLevel={4}
    status={
      <Cluster gap="x2">
        <Badge tone="success">Confirmed</Badge>
        <Badge tone="danger">Not paid</Badge>
      </Cluster>
    }
  >
    <DescriptionList items={[{ label: 'Date', value: 'Friday, 27 November 2026' }]} />
  </RecordCard>
);
