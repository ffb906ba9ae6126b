import { DescriptionList } from '../description-list/index.ts';
import { TimeSpan } from './index.ts';

export const SaysTomorrow = () => (
  <DescriptionList
    items={[
      {
        label: 'Nakshatra Pushya, Varanasi',
        value: (
          <TimeSpan
            end="2025-04-07T00:54:00Z"
            timeZone="Asia/Kolkata"
            day="2025-04-06"
            now="2025-04-06T05:00:00Z"
          />
        ),
      },
    ]}
  />
);

export const LooksPast = () => (
  <DescriptionList
    items={[
      {
        label: 'Nakshatra Pushya, Varanasi',
        value: <TimeSpan end="2025-04-07T00:54:00Z" timeZone="Asia/Kolkata" />,
      },
    ]}
  />
);
