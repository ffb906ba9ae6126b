import { Button } from '../button/index.ts';
import { Cluster, Text } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { List, ListItem } from './index.ts';

const names = ['Asha Verma', 'Imran Qureshi'];

export const OneAction = () => (
  <List variant="divided" aria-label="Saved charts">
    {names.map((name) => (
      <ListItem
        key={name}
        trailing={
          <Button variant="quiet" size="small" aria-label={`Remove ${name}`}>
            Remove
          </Button>
        }
      >
        <Link href="#chart" variant="standalone">
          {name}
        </Link>
      </ListItem>
    ))}
  </List>
);

export const ThreeActions = () => (
  <List variant="divided" aria-label="Saved charts, with three actions each">
    {names.map((name) => (
      <ListItem
        key={name}
        trailing={
          <Cluster gap="x2">
            {['Open', 'Edit', 'Remove'].map((action) => (
              <Button key={action} size="small" aria-label={`${action} ${name}`}>
                {action}
              </Button>
            ))}
          </Cluster>
        }
      >
        {name}
      </ListItem>
    ))}
  </List>
);

export const Parts = () => (
  <List variant="divided" aria-label="Free dates">
    <ListItem
      leading={<time dateTime="2026-11-27">27 Nov</time>}
      detail={<Text size="small">Friday, from 6:30 am</Text>}
      trailing={
        <Button size="small" aria-label="Book 27 November">
          Book
        </Button>
      }
    >
      <Link href="#homa">Navagraha homa</Link>
    </ListItem>
  </List>
);
