import { Button } from '../button/index.ts';
import { Cluster, Text } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Row, RowList } from './index.ts';

const names = ['Asha Verma', 'Imran Qureshi'];

export const OneAction = () => (
  <RowList aria-label="Saved charts">
    {names.map((name) => (
      <Row
        key={name}
        action={
          <Button variant="quiet" size="small" aria-label={`Remove ${name}`}>
            Remove
          </Button>
        }
      >
        <Link href="#chart" variant="standalone">
          {name}
        </Link>
      </Row>
    ))}
  </RowList>
);

export const ThreeActions = () => (
  <RowList aria-label="Saved charts, with three actions each">
    {names.map((name) => (
      <Row
        key={name}
        action={
          <Cluster gap="x2">
            <Button size="small" aria-label={`Open ${name}`}>
              Open
            </Button>
            <Button size="small" aria-label={`Edit ${name}`}>
              Edit
            </Button>
            <Button size="small" aria-label={`Remove ${name}`}>
              Remove
            </Button>
          </Cluster>
        }
      >
        {name}
      </Row>
    ))}
  </RowList>
);

export const Parts = () => (
  <RowList aria-label="Saved charts">
    <Row
      action={
        <Button variant="quiet" size="small" aria-label="Remove Asha Verma">
          Remove
        </Button>
      }
    >
      <Link href="#chart" variant="standalone">
        Asha Verma
      </Link>
      <Text size="small" tone="muted">
        14 May 1990 · 6:30 am · Ujjain
      </Text>
    </Row>
  </RowList>
);
