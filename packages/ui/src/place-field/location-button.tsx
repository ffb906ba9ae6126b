import { composeEventHandlers } from '@radix-ui/primitive';
import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { useStrings } from '../i18n/index.ts';
import { MapPinIcon } from '../icons/index.ts';
import { Text } from '../layout/index.ts';
import { locationButtonStrings } from '../messages.generated/en/components/LocationButton.ts';

export interface LocationButtonProps extends Omit<ButtonProps, 'icon' | 'type' | 'children'> {
  /** Degrees, north and east positive, to a tenth of a metre. */
  onLocate: (latitude: number, longitude: number) => void;
  /** @default "Use Current Location" */
  children?: ReactNode;
}

/** Time limit of the request, and how old a position of the device may be, ms. */
const LIMITS = { timeout: 15_000, maximumAge: 600_000 };

/** Six decimals: a tenth of a metre. */
const sixDecimals = (degrees: number) => Number(degrees.toFixed(6));

/**
 * Requests the position of the device. The result is announced after the button: put both into a `Stack`. Nothing is
 * requested before the press, and the browser asks the visitor for permission.
 */
export function LocationButton({
  onLocate,
  children,
  loading = false,
  loadingLabel,
  onClick,
  ...rest
}: LocationButtonProps) {
  const strings = useStrings(locationButtonStrings);
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
        onLocate(sixDecimals(coords.latitude), sixDecimals(coords.longitude));
        setState('located');
      },
      () => setState('unlocated'),
      LIMITS,
    );
  };

  return (
    <>
      <Button
        {...rest}
        icon={<MapPinIcon size={20} />}
        loading={loading || state === 'locating'}
        loadingLabel={loadingLabel ?? strings.locating}
        onClick={composeEventHandlers(onClick, locate)}
      >
        {children ?? strings.locate}
      </Button>
      {(state === 'unsupported' || state === 'unlocated') && (
        <Text role="alert" tone="danger">
          {strings[state]}
        </Text>
      )}
      <Text size="small" tone="muted" role="status">
        {state === 'located' && strings.located}
      </Text>
    </>
  );
}
