export const en = {
  sample: 'Sample data',
  verified: 'Verified',
  with: (service: string, astrologer: string) => `${service}, with ${astrologer}`,
};
