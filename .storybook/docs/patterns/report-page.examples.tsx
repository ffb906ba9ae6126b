import { castChart } from '@jyoti/jyotish';
import { dashaTimelineProps, kundliChartProps } from '@jyoti/jyotish/to-kit';
import { DescriptionList } from '@jyoti/ui/description-list';
import { PageHeader } from '@jyoti/ui/page-header';
import { DashaTimeline } from '@jyoti/ui/timeline';
import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';

const chart = castChart({
  date: '1994-08-14',
  time: '06:42:00',
  latitude: 23.1765,
  longitude: 75.7885,
  timeZone: 'Asia/Kolkata',
});

export const ReportPage = () => (
  <Stack gap="x6">
    <PageHeader
      emphasis="description"
      title="Kundli of Asha Menon"
      description="Leo is your ascendant, and the Moon is in Libra."
      meta="14 August 1994, 6:42 am · Ujjain · Lahiri ayanamsa"
    />
    <Grid minItem="18rem" gap="x6">
      <KundliChart title="Birth chart (D1) of Asha Menon" {...kundliChartProps(chart)} />
      <DescriptionList
        layout="grid"
        items={[
          { label: 'Ascendant', value: 'Leo (Simha)' },
          { label: 'Moon sign', value: 'Libra (Tula)' },
          { label: 'Nakshatra', value: 'Vishakha' },
          { label: 'Current dasha', value: 'Mercury' },
        ]}
      />
    </Grid>
    <DashaTimeline
      title="Your nine periods"
      now="2026-11-23T06:30:00Z"
      {...dashaTimelineProps(chart)}
    />
    <Tabs label="Parts of the report" defaultValue="planets">
      <TabList>
        <Tab value="planets">Planets</Tab>
        <Tab value="houses">Houses</Tab>
        <Tab value="yogas">Yogas</Tab>
      </TabList>
      <TabPanel value="planets">
        <Text>A table of positions appears here.</Text>
      </TabPanel>
      <TabPanel value="houses">
        <Text>One reading for each house appears here.</Text>
      </TabPanel>
      <TabPanel value="yogas">
        <Text>The yogas that are present appear here.</Text>
      </TabPanel>
    </Tabs>
  </Stack>
);
