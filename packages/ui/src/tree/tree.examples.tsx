import { Tree } from './index.ts';

export const ThingsInThings = () => (
  <Tree
    label="Contents of the report"
    defaultExpanded={['charts']}
    items={[
      {
        id: 'charts',
        label: 'Charts',
        children: [
          { id: 'rashi', label: 'Rashi' },
          { id: 'navamsa', label: 'Navamsa' },
        ],
      },
      { id: 'places', label: 'Places' },
    ]}
  />
);

export const OneLevel = () => (
  <Tree
    label="Charts"
    items={[
      { id: 'rashi', label: 'Rashi' },
      { id: 'navamsa', label: 'Navamsa' },
    ]}
  />
);
