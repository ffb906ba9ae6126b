// Random tests have the same values in every run of a day, so that one fails only if something is broken. The nightly run
// chooses a new seed, and prints that of a failure.
import fc from 'fast-check';
import { isThorough } from './thorough.ts';

if (!isThorough) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 });
