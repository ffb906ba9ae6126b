import { BirthDetailsForm, noBirthDetails, type BirthDetails } from '@jyoti/ui/birth-details-form';
import { Alert } from '@jyoti/ui/alert';
import { Box, Stack } from '@jyoti/ui/layout';
import { PageHeader } from '@jyoti/ui/page-header';
import type { Place } from '@jyoti/ui/place-field';
import { useState } from 'react';

const places: Place[] = [
  {
    id: '1',
    name: 'Ujjain, Madhya Pradesh, India',
    latitude: 23.18,
    longitude: 75.78,
    timeZone: 'Asia/Kolkata',
  },
  {
    id: '2',
    name: 'Udaipur, Rajasthan, India',
    latitude: 24.57,
    longitude: 73.69,
    timeZone: 'Asia/Kolkata',
  },
];

/** A product would call its own server here. */
const searchPlaces = async (text: string) =>
  places.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()));

export function BirthForm() {
  const [birth, setBirth] = useState<BirthDetails>(noBirthDetails);
  const [sent, setSent] = useState<string>();
  return (
    <Box style={{ maxInlineSize: '35rem', marginInline: 'auto' }}>
      <Stack gap="x5">
        <PageHeader
          title="Kundli"
          description="Calculated for your date, time and place of birth."
        />
        {sent !== undefined && (
          <Alert tone="success">{`We are ready to calculate the kundli of ${sent}.`}</Alert>
        )}
        <BirthDetailsForm
          value={birth}
          onValueChange={setBirth}
          searchPlaces={searchPlaces}
          submitLabel="Generate kundli"
          onSubmit={({ name }) => setSent(name)}
        />
      </Stack>
    </Box>
  );
}
