/** Position (au) and velocity (au a day): x, y, z, vx, vy, vz. */
export type State = Float64Array;

/** Rectangular state of spherical coordinates (radians, au) and their rates (a day). */
export function sphericalToState(
  longitude: number,
  latitude: number,
  distance: number,
  longitudeRate: number,
  latitudeRate: number,
  distanceRate: number,
  out: State,
): void {
  const cosLongitude = Math.cos(longitude);
  const sinLongitude = Math.sin(longitude);
  const cosLatitude = Math.cos(latitude);
  const sinLatitude = Math.sin(latitude);
  const inPlane = distance * cosLatitude;
  const inPlaneRate = distanceRate * cosLatitude - distance * sinLatitude * latitudeRate;
  out[0] = inPlane * cosLongitude;
  out[1] = inPlane * sinLongitude;
  out[2] = distance * sinLatitude;
  out[3] = inPlaneRate * cosLongitude - inPlane * sinLongitude * longitudeRate;
  out[4] = inPlaneRate * sinLongitude + inPlane * cosLongitude * longitudeRate;
  out[5] = distanceRate * sinLatitude + distance * cosLatitude * latitudeRate;
}
