import { LanguageSwitch } from './index.ts';

export const OwnNames = () => (
  <LanguageSwitch
    value="en"
    hrefOf={(code) => `#${code}`}
    languages={[
      { code: 'en', name: 'English' },
      { code: 'hi', name: 'हिन्दी' },
      { code: 'ta', name: 'தமிழ்' },
    ]}
  />
);

export const EnglishNames = () => (
  <LanguageSwitch
    value="en"
    hrefOf={(code) => `#${code}`}
    languages={[
      { code: 'en', name: 'English' },
      { code: 'hi', name: 'Hindi' },
      { code: 'ta', name: 'Tamil' },
    ]}
  />
);

export const Parts = () => (
  <LanguageSwitch
    value="en"
    hrefOf={(code) => `#${code}`}
    languages={[
      { code: 'en', name: 'English' },
      { code: 'hi', name: 'हिन्दी' },
    ]}
  />
);
