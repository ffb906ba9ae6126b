import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Cluster } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { SectionHead } from './index.ts';

export const OneAction = () => (
  <SectionHead
    title="Our astrologers"
    headingLevel={4}
    space="none"
    action={<Link href="#astrologers">All astrologers</Link>}
  >
    Every card shows the price.
  </SectionHead>
);

export const ThreeActions = () => (
  <SectionHead
    title="Our astrologers"
    headingLevel={4}
    space="none"
    action={
      <Cluster gap="x2">
        <Button size="small">Filter</Button>
        <Button size="small">Sort</Button>
        <Button size="small">Show all</Button>
      </Cluster>
    }
  >
    Every card shows the price.
  </SectionHead>
);

export const Parts = () => (
  <SectionHead
    title="Our astrologers"
    headingLevel={3}
    space="none"
    badge={<Badge>Sample data</Badge>}
    action={<Link href="#astrologers">All astrologers</Link>}
  >
    Every card shows the price.
  </SectionHead>
);
