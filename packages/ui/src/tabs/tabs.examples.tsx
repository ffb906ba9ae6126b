import { Tab, TabList, TabPanel, Tabs } from './index.ts';

export const Nouns = () => (
  <Tabs label="Parts of the report of Asha" defaultValue="kundli">
    <TabList>
      <Tab value="kundli">Kundli</Tab>
      <Tab value="dashas">Dashas</Tab>
      <Tab value="doshas">Doshas</Tab>
    </TabList>
    <TabPanel value="kundli">The chart of Asha.</TabPanel>
    <TabPanel value="dashas">The periods of Asha.</TabPanel>
    <TabPanel value="doshas">Doshas in the chart of Asha.</TabPanel>
  </Tabs>
);

export const Steps = () => (
  <Tabs label="New kundli" defaultValue="details">
    <TabList>
      <Tab value="details">1. Details</Tab>
      <Tab value="place">2. Place</Tab>
      <Tab value="pay">3. Pay</Tab>
    </TabList>
    <TabPanel value="details">Your name and date of birth.</TabPanel>
    <TabPanel value="place">Your place of birth.</TabPanel>
    <TabPanel value="pay">₹499</TabPanel>
  </Tabs>
);
