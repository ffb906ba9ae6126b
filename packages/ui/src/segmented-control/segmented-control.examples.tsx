import { SegmentedControl } from './index.ts';

export const Choices = () => (
  <SegmentedControl
    label="Period"
    defaultValue="weekly"
    options={[
      { value: 'daily', label: 'Daily' },
      { value: 'weekly', label: 'Weekly' },
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly' },
    ]}
  />
);

export const Actions = () => (
  <SegmentedControl
    label="Report"
    options={[
      { value: 'share', label: 'Share' },
      { value: 'print', label: 'Print' },
      { value: 'save', label: 'Save' },
    ]}
  />
);
