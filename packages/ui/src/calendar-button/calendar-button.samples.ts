/** A file with one entry. */
export const sampleFile = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Jyoti//Calendar//EN',
  'BEGIN:VEVENT',
  'UID:jy-1@bookings.example',
  'DTSTAMP:20261101T000000Z',
  'DTSTART;VALUE=DATE:20261130',
  'SUMMARY:Rudrabhishek',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
