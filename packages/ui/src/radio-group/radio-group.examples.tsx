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
