import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { DateField } from '@jyoti/ui/date-field';
import { Cluster, Grid, Stack } from '@jyoti/ui/layout';
import { PageHeader } from '@jyoti/ui/page-header';
import { PackageChoice } from '@jyoti/ui/recipes/package-card';
import { Stepper } from '@jyoti/ui/stepper';
import { TextField } from '@jyoti/ui/text-field';
import { useState } from 'react';

export function Booking() {
  const [date, setDate] = useState<string | null>('2026-11-30');
  return (
    <Stack gap="x6">
      <PageHeader title="Satyanarayan puja" description="A ceremony in your name." />
      <Stepper
        label="Booking"
        steps={[{ label: 'Puja' }, { label: 'Your details' }, { label: 'Payment' }]}
        current={1}
      />
      <PackageChoice
        label="Select Your Package"
        name="package"
        defaultValue="standard"
        options={[
          {
            value: 'standard',
            label: 'Standard',
            price: { amount: 2100 },
            features: ['One priest, 45 minutes, your name and gotra in the sankalp'],
          },
          {
            value: 'premium',
            label: 'Premium',
            price: { amount: 5100 },
            features: ['Two priests, 90 minutes, and a recording to keep'],
          },
        ]}
      />
      <Grid minItem="16rem" gap="x4">
        <TextField label="Your name" defaultValue="Asha Menon" />
        <TextField label="Gotra" hint="The priest says it in the sankalpa." />
        <DateField label="Date" value={date} onValueChange={setDate} />
      </Grid>
      <Alert tone="info">You pay nothing now. We call you to confirm the hour.</Alert>
      <Cluster>
        <Button variant="primary">Send request</Button>
      </Cluster>
    </Stack>
  );
}
