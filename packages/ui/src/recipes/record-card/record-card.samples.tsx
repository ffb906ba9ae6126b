import { Badge } from '../../badge/index.ts';
import { Button } from '../../button/index.ts';
import { CheckIcon } from '../../icons/index.ts';
import { DescriptionList } from '../../description-list/index.ts';
import type { RecordCardProps } from './index.ts';

export const booking = {
  title: 'Navagraha Shanti',
  href: '#ceremony',
  date: '2026-11-27',
  status: (
    <Badge tone="success" icon={<CheckIcon size={16} strokeWidth={2} aria-hidden />}>
      Confirmed
    </Badge>
  ),
  children: (
    <>
      <DescriptionList
        items={[
          { label: 'Date', value: 'Friday, 27 November 2026' },
          { label: 'Booking number', value: 'JY-4821' },
        ]}
      />
      <div>
        <Button size="small">Change date</Button>
      </div>
    </>
  ),
} satisfies RecordCardProps;
