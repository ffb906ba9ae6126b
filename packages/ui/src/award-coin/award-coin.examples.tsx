import { AwardCoin, AwardList } from './index.ts';

export const WithItsName = () => (
  <AwardList
    columns={{ base: 1 }}
    items={[{ title: 'Best almanac', year: 2024, organization: 'Sample Jyotish Parishad' }]}
  />
);

export const YearAlone = () => <AwardCoin year={2024} size={72} label="Best almanac, 2024" />;

export const Parts = () => (
  <AwardList
    columns={{ base: 1, tablet: 2 }}
    items={[
      { title: 'Best almanac', year: 2024, organization: 'Sample Jyotish Parishad' },
      { title: 'Clear language', year: 2025, organization: 'Example Editors’ Forum' },
    ]}
  />
);
