/** Whether everything is crossed with everything, as at night: `pnpm test:thorough`. */
export const isThorough = process.env['THOROUGH'] === '1';
