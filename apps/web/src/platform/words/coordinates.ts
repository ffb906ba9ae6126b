import type { FrameMessages } from '../../messages.generated/frame.ts';

/** A place without a name: "28.61° N, 77.21° E". Degrees, north and east positive. */
export const coordinatesIn = (
  { coordinates }: FrameMessages,
  latitude: number,
  longitude: number,
): string =>
  coordinates({
    latitude: Math.abs(latitude).toFixed(2),
    isSouth: latitude < 0,
    longitude: Math.abs(longitude).toFixed(2),
    isWest: longitude < 0,
  });
