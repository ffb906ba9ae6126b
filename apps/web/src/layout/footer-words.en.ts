/** Words of the footer: they load with it. */
export const en = {
  office: 'New Delhi, India',
  columns: { company: 'Company', legal: 'Legal', support: 'Support' },
  about: 'About',
  kundli: 'Kundli',
  privacy: 'Privacy Policy',
  terms: 'Terms and Conditions',
  disclaimer: 'Disclaimer',
  refund: 'Refund Policy',
  pricing: 'Pricing Policy',
  contact: 'Contact',
  faq: 'FAQ',
  sample: 'Sample figures',
  subscribeFailed: 'Your address could not be stored. Please try again.',
};
