/** A portrait as a data URL: a moon over a hill, in greys. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 124"><rect width="100" height="124" fill="#7d8894"/><circle cx="50" cy="52" r="22" fill="#e6dccb"/><path d="M10 124c0-30 18-42 40-42s40 12 40 42z" fill="#4a5560"/></svg>',
)}`;

export const sampleNames = [
  'Anita Deshmukh',
  'Imran Qureshi',
  'Kavya Reddy',
  'Harpreet Gill',
  'Lakshmi Iyer',
  'आचार्य वामदेव',
  'सुनंदा अय्यर',
  'क्षमा श्रीवास्तव',
] as const;
