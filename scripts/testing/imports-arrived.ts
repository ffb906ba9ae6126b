// Files run one after the other in one world of modules. What a page still brings when its file ends would be torn in the
// middle, and be broken for every file that comes after.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
