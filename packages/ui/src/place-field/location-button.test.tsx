import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, oneBusyButton } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { LocationButton } from './index.ts';
import { hi } from '../messages-hi/index.ts';

type Ask = Geolocation['getCurrentPosition'];

const withGeolocation = (getCurrentPosition: Ask | undefined) =>
  Object.defineProperty(navigator, 'geolocation', {
    value: getCurrentPosition && { getCurrentPosition },
    configurable: true,
  });
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

const press = () => userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));

describe('LocationButton', () => {
  behavesAsComponent(LocationButton, {
    props: { onLocate: () => undefined },
    busy: oneBusyButton,
  });

  test('passes the position on, accurate to a tenth of a metre, and announces it @wcag:4.1.3', async () => {
    withGeolocation((succeed) =>
      succeed({ coords: { latitude: 28.613_912_345, longitude: -77.2 } } as GeolocationPosition),
    );
    const onLocate = vi.fn();
    render(<LocationButton onLocate={onLocate} />);
    await press();
    expect(onLocate).toHaveBeenCalledWith(28.613912, -77.2);
    expect(screen.getByRole('status')).toHaveTextContent('those of your location');
  });

  test('is busy while the device locates', async () => {
    withGeolocation(() => undefined);
    render(<LocationButton onLocate={() => undefined} />);
    await press();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  test('reports an error or missing support @wcag:3.3.1', async () => {
    withGeolocation((_, failed) => failed?.({} as GeolocationPositionError));
    const { unmount } = render(<LocationButton onLocate={() => undefined} />);
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to retrieve');
    unmount();
    withGeolocation(undefined);
    render(<LocationButton onLocate={() => undefined} />);
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('not supported by your browser');
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <LocationButton onLocate={() => undefined} />
      </I18nProvider>,
    );
    expect(screen.getByRole('button', { name: 'मेरा वर्तमान स्थान लें' })).toBeVisible();
  });
});

test('a button without a callback does not compile', () => {
  // @ts-expect-error: the callback is required
  void (<LocationButton />);
});
