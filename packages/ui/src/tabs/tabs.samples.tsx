import { Tab, TabList, TabPanel } from './index.ts';

/** Value, English and Hindi words of the parts of a kundli report. */
export const reportTabs = [
  ['kundli', 'Kundli', 'कुंडली'],
  ['general', 'General', 'सामान्य'],
  ['dashas', 'Dashas', 'दशाएँ'],
  ['doshas', 'Doshas', 'दोष'],
] as const;

export const kundliTabs = [
  ['basic', 'Basic Details', 'मूल विवरण'],
  ['planets', 'Planet Details', 'ग्रह विवरण'],
  ['divisional', 'Divisional Chart', 'वर्ग कुंडली'],
] as const;

export const dashaTabs = [
  ['mahadasha', 'Mahadasha', 'महादशा'],
  ['mahadasha-prediction', 'Mahadasha Prediction', 'महादशा फल'],
  ['antardasha', 'Antardasha', 'अंतर्दशा'],
  ['char-dasha-current', 'Char Dasha Current', 'वर्तमान चर दशा'],
  ['char-dasha-main', 'Char Dasha Main', 'मुख्य चर दशा'],
  ['char-dasha-sub', 'Char Dasha Sub', 'चर अंतर्दशा'],
  ['current-mahadasha', 'Current Mahadasha', 'वर्तमान महादशा'],
  ['current-mahadasha-full', 'Current Mahadasha Full', 'सम्पूर्ण वर्तमान महादशा'],
  ['yogini-dasha-main', 'Yogini Dasha Main', 'मुख्य योगिनी दशा'],
  ['yogini-dasha-sub', 'Yogini Dasha Sub', 'योगिनी अंतर्दशा'],
] as const;

/** A row of tabs and a short panel for each. */
export function tabsOf(tabs: readonly (readonly [string, string, string])[], language = 'en') {
  const words = tabs.map(([value, english, hindi]) => ({
    value,
    name: language === 'hi' ? hindi : english,
  }));
  return (
    <>
      <TabList>
        {words.map(({ value, name }) => (
          <Tab key={value} value={value}>
            {name}
          </Tab>
        ))}
      </TabList>
      {words.map(({ value, name }) => (
        <TabPanel key={value} value={value}>
          <p>{language === 'hi' ? `यहाँ ${name} दिखती है।` : `${name} is shown here.`}</p>
        </TabPanel>
      ))}
    </>
  );
}
