import type { Place } from './place-field.logic.ts';

/** Real towns for stories and tests; GeoNames coordinates to two decimals. */
export const samplePlaces: readonly Place[] = (
  [
    ['Varanasi, Uttar Pradesh, India', 25.32, 82.97],
    ['Varangaon, Maharashtra, India', 21.01, 75.91],
    ['Vadodara, Gujarat, India', 22.3, 73.21],
    ['Thiruvananthapuram, Kerala, India', 8.49, 76.95],
    ['Visakhapatnam, Andhra Pradesh, India', 17.68, 83.2],
    ['Vijayawada, Andhra Pradesh, India', 16.51, 80.62],
    ['Vellore, Tamil Nadu, India', 12.92, 79.13],
    ['Vidisha, Madhya Pradesh, India', 23.53, 77.81],
  ] as const
).map(([name, latitude, longitude], index) => ({
  id: String(index + 1),
  name,
  latitude,
  longitude,
  timeZone: 'Asia/Kolkata',
}));
