export const en = {
  services: {
    caption: 'Services and prices',
    name: 'Service',
    price: 'Price',
  },
  free: 'Free',
  varies: 'Varies',
  askFor: (name: string) => `Ask for ${name}`,
  refunds: 'Read the refund policy',
  contact: 'Ask about a price',
};
