import { useState } from 'react';
import { Button } from '@jyoti/ui/button';
import { DateField } from '@jyoti/ui/date-field';
import { Dialog } from '@jyoti/ui/dialog';
import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Heading } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { useTheme } from '@jyoti/ui/theme-picker';
import { useToast } from '@jyoti/ui/toast';

const chart = {
  ascendantSign: 5,
  placements: [{ graha: 'moon', sign: 7, degree: 24.65 }],
} as const;

function ThemeChoice() {
  const { theme, setTheme, setRemembers } = useTheme();
  return (
    <>
      <p>Theme: {theme}</p>
      <Button onClick={() => setRemembers?.(true)}>Remember the theme</Button>
      <Button onClick={() => setTheme('celestial-light')}>Celestial Light</Button>
    </>
  );
}

function BirthDate() {
  const [date, setDate] = useState<string | null>(null);
  return (
    <>
      <DateField label="Date of birth" value={date} onValueChange={setDate} />
      <p>Born: {date ?? 'not known'}</p>
    </>
  );
}

export default function Home() {
  const { show } = useToast();
  return (
    <main>
      <Heading level={1}>A product on React Router</Heading>
      <Tabs label="Parts" defaultValue="chart">
        <TabList>
          <Tab value="chart">Chart</Tab>
          <Tab value="notes">Notes</Tab>
        </TabList>
        <TabPanel value="chart">
          <KundliChart title="Birth chart" data={chart} />
        </TabPanel>
        <TabPanel value="notes">No notes yet.</TabPanel>
      </Tabs>
      <BirthDate />
      <Dialog title="Share this chart" trigger={<Button>Share</Button>}>
        Anyone with the link can see it.
      </Dialog>
      <Button onClick={() => show({ text: 'Chart saved' })}>Save</Button>
      <ThemeChoice />
      <Link href="/about">About</Link>
    </main>
  );
}
