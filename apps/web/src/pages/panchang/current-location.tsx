import { Button } from '@jyoti/ui/button';
import { MapPinIcon } from '@jyoti/ui/icons';
import { Stack, Text } from '@jyoti/ui/layout';
import { useState } from 'react';
import { usePanchangWords } from './words.ts';

/** Time limit of a geolocation request, and how old a cached position may be, milliseconds. */
const TIMEOUT = 15_000;
const MAXIMUM_AGE = 600_000;

/** Six decimals: a tenth of a metre. */
const sixDecimals = (degrees: number) => Number(degrees.toFixed(6));

/** Asks the browser for its position. The outcome is shown below the button. */
export function CurrentLocation({
  onLocated,
}: {
  /** Degrees, north and east positive, at six decimals. */
  onLocated: (latitude: number, longitude: number) => void;
}) {
  const { form: words } = usePanchangWords();
  const [state, setState] = useState<'idle' | 'locating' | 'located' | 'unsupported' | 'unlocated'>(
    'idle',
  );

  const locate = () => {
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) {
      setState('unsupported');
      return;
    }
    setState('locating');
    geolocation.getCurrentPosition(
      ({ coords }) => {
        onLocated(sixDecimals(coords.latitude), sixDecimals(coords.longitude));
        setState('located');
      },
      () => setState('unlocated'),
      { timeout: TIMEOUT, maximumAge: MAXIMUM_AGE },
    );
  };

  return (
    <Stack gap="x2" align="start">
      <Button
        icon={<MapPinIcon size={20} />}
        loading={state === 'locating'}
        loadingLabel={words.locating}
        onClick={locate}
      >
        {words.locate}
      </Button>
      {(state === 'unsupported' || state === 'unlocated') && (
        <Text role="alert" tone="danger">
          {words[state]}
        </Text>
      )}
      <div role="status">
        {state === 'located' && (
          <Text size="small" tone="muted">
            {words.located}
          </Text>
        )}
      </div>
    </Stack>
  );
}
