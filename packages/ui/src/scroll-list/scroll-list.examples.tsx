import { Table } from '../table/index.ts';
import { ScrollList } from './index.ts';

const lords = [
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
  'Saturn',
  'Mercury',
  'Ketu',
  'Venus',
] as const;

const antardashas = lords.flatMap((maha, major) =>
  lords.map((antar, minor) => ({
    name: `${maha}, ${antar}`,
    from: 1978 + Math.floor((major * 9 + minor) * 1.48),
  })),
);

const columns = [
  { id: 'name', header: 'Antardasha', field: 'name' },
  { id: 'from', header: 'From', field: 'from' },
] as const;

export const StartsAtToday = () => (
  <ScrollList title="All antardashas" headingLevel={4}>
    <Table
      caption="All antardashas"
      captionHidden
      columns={columns}
      rows={antardashas}
      rowKey="name"
      isCurrent={({ name }) => name === 'Rahu, Saturn'}
    />
  </ScrollList>
);

export const StartsAtBirth = () => (
  <ScrollList title="All antardashas, unmarked" headingLevel={4}>
    <Table
      caption="All antardashas, unmarked"
      captionHidden
      columns={columns}
      rows={antardashas}
      rowKey="name"
    />
  </ScrollList>
);

export const Parts = () => (
  <ScrollList title="Antardashas of the Sun and Moon">
    <Table
      caption="Antardashas of the Sun and Moon"
      captionHidden
      columns={columns}
      rows={antardashas.slice(0, 18)}
      rowKey="name"
      isCurrent={({ name }) => name === 'Moon, Mars'}
    />
  </ScrollList>
);
