/** Whether this is the nightly run, `pnpm test:thorough`, which tests every story and page in every setting. */
export const isThorough = process.env['THOROUGH'] === '1';
