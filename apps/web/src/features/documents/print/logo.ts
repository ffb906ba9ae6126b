export const logoTypes = ['image/png', 'image/jpeg'];
/** Largest file of a logo. */
export const LOGO_BYTES = 2 * 1024 * 1024;

/** Size of a stored logo at most, pixels: 300 dots per inch of its largest print, 120 by 48 points. */
const LARGEST = { width: 500, height: 200 };

export type LogoProblem = 'logoTooLarge' | 'logoType';

/**
 * Draws a picture on white, since paper is, as small as it is printed.
 * @returns data URL of a JPEG, or why it is not usable
 */
export async function logoOf(file: File): Promise<{ logo: string } | { problem: LogoProblem }> {
  if (file.size > LOGO_BYTES) return { problem: 'logoTooLarge' };
  // Some systems set no MIME type: the browser then detects it from the content.
  if (file.type !== '' && !logoTypes.includes(file.type)) return { problem: 'logoType' };
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return { problem: 'logoType' };
  }
  const scale = Math.min(1, LARGEST.width / picture.width, LARGEST.height / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return { problem: 'logoType' };
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return { logo: canvas.toDataURL('image/jpeg', 0.92) };
}
