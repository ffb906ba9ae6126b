/** An invented client. */
export const kavya = {
  name: 'Kavya Menon',
  quote: 'She explained the chart in plain words and told me what it leaves open.',
  rating: 5,
  location: 'Kochi, Kerala',
  service: 'Vedic consultation, with Meera Joshi',
};
