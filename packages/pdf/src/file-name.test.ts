import { expect, test } from 'vitest';
import { pdfFileName } from './file-name.ts';

test.each([
  [['kundli', 'Asha Verma', '1947-08-15'], 'kundli-asha-verma-1947-08-15.pdf'],
  [['kundli', 'आशा कुलकर्णी', '1990-05-14'], 'kundli-आशा-कुलकर्णी-1990-05-14.pdf'],
  [['kundli', '../../etc/passwd', ''], 'kundli-etc-passwd.pdf'],
  [['kundli', 'A\u0000<b>:"|?*', '1990-05-14'], 'kundli-a-b-1990-05-14.pdf'],
  [['kundli', 'Z'.repeat(300), '1990-05-14'], `kundli-${'z'.repeat(60)}-1990-05-14.pdf`],
])('%j names the file %s', (words, name) => {
  expect(pdfFileName(...words)).toBe(name);
});
