import { useState } from 'react';
import { Cluster } from '../layout/index.ts';
import { Tag } from './index.ts';

export function Filters() {
  const [filters, setFilters] = useState(['Hindi', 'Under ₹500', 'Online now']);
  return (
    <Cluster gap="x2">
      {filters.map((filter) => (
        <Tag
          key={filter}
          label={filter}
          onRemove={() => setFilters(filters.filter((other) => other !== filter))}
        />
      ))}
    </Cluster>
  );
}

export const State = () => <Tag label="Inauspicious" tone="danger" onRemove={() => undefined} />;
