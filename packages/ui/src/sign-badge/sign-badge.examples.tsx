import { Text } from '../layout/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { SignBadge } from './index.ts';

export const InAList = () => (
  <DescriptionList
    items={[
      { label: 'Moon', value: <SignBadge sign={7} /> },
      { label: 'Ascendant', value: <SignBadge sign={5} /> },
    ]}
  />
);

export const InASentence = () => (
  <Text>
    Your Moon is in <SignBadge sign={7} /> and your ascendant is <SignBadge sign={5} />, so you
    often listen first.
  </Text>
);

export const Parts = () => <SignBadge sign={5} element />;
