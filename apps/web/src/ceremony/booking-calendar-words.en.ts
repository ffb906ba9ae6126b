export const en = {
  add: 'Add to calendar',
  file: (id: string) => `jyoti-${id}.ics`,
  entry: (id: string, tier: string, status: string) => `Booking ${id}, ${tier} package. ${status}.`,
  place: 'Performed remotely, in your name',
};
