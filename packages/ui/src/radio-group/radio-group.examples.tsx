import { RadioGroup } from './index.ts';

export const ShortWords = () => (
  <RadioGroup
    label="Language of the report"
    layout="row"
    defaultValue="hi"
    options={[
      { value: 'hi', label: 'Hindi' },
      { value: 'en', label: 'English' },
    ]}
  />
);

export const LongWords = () => (
  <RadioGroup
    label="How shall we send the report?"
    layout="row"
    options={[
      { value: 'mail', label: 'As an e-mail with a PDF, about five minutes after you have paid' },
      { value: 'post', label: 'Printed and bound, by post within seven working days' },
    ]}
  />
);

export const Plans = () => (
  <RadioGroup
    label="Package"
    layout="cards"
    defaultValue="standard"
    options={[
      { value: 'basic', label: 'Basic', aside: '₹2,100', description: 'One priest, 45 minutes' },
      {
        value: 'standard',
        label: 'Standard',
        aside: '₹5,100',
        description: 'Two priests, 2 hours',
      },
    ]}
  />
);
