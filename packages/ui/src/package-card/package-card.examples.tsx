import { PackageChoice } from './index.ts';

const standard = {
  value: 'standard',
  label: 'Standard',
  price: { amount: 1500 },
  features: ['Recording of the whole puja', 'Prasad by post', 'Ten minutes of questions'],
};

const premium = { value: 'premium', label: 'Premium', price: { amount: 2400 } };

export const OnlyWhatIsMore = () => (
  <PackageChoice
    label="Package for the puja"
    defaultValue="standard"
    options={[
      standard,
      { ...premium, features: ['All of Standard', 'Live video call', 'Your own sankalp'] },
    ]}
  />
);

export const EverythingAgain = () => (
  <PackageChoice
    label="Package for the ceremony"
    defaultValue="standard"
    options={[
      standard,
      { ...premium, features: [...standard.features, 'Live video call', 'Your own sankalp'] },
    ]}
  />
);
