import type { User } from '@jyoti/contract';

/** Whether the profile has the time and the place that a birth star needs. */
export const hasBirthStar = ({ birthData }: User): boolean =>
  birthData.latitude !== undefined && birthData.time !== '';
