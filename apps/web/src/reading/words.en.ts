/** Texts shared by the pages for reading. */
export const en = {
  home: 'Home',
  contents: 'On this page',
  lastUpdated: (day: string) => `Last Updated: ${day}`,
  failed: 'We couldn’t load this page. Nothing you entered is lost.',
  loading: 'Loading the page…',
  sample: 'Sample data',
  print: 'Print',
  contact: {
    title: 'Get In Touch',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    whatsApp: 'WhatsApp',
    online: 'Online',
    office: 'Office hours',
    address: 'Office',
    map: 'Find the office on a map',
    grievance: 'Grievance officer',
    sample: 'Sample details',
  },
};
