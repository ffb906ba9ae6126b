// The first page of a product, the same in every framework. It renders in a server component: what
// has a handler is in `controls.tsx`.
import { Button } from '@jyoti/ui/button';
import { Dialog } from '@jyoti/ui/dialog';
import { ElementGlyph } from '@jyoti/ui/glyphs';
import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Heading } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { BirthDate, ChartStyle, Save, ThemeChoice } from './controls.tsx';

const chart = {
  ascendantSign: 5,
  placements: [{ graha: 'moon', sign: 7, degree: 24.65 }],
} as const;

export function Home() {
  return (
    <main>
      <Heading level={1}>Aarav’s chart</Heading>
      <ElementGlyph element="fire" />
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
      <ChartStyle />
      <Dialog title="Share this chart" trigger={<Button>Share</Button>}>
        Anyone with the link can see it.
      </Dialog>
      <Save />
      <ThemeChoice />
      <Link href="/about">About</Link>
    </main>
  );
}
