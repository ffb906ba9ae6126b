import { Box } from '../layout/index.ts';
import { ReportTitle } from './index.ts';

export const SaysTheResult = () => (
  <Box as="article">
    <ReportTitle
      title="Kundli"
      sentence="Simha rises, and Mercury’s period runs until 2041."
      detail="Meera Joshi · 14 August 1994, 6:42 am · Varanasi"
    />
  </Box>
);

export const SaysNothing = () => (
  <Box as="article">
    <ReportTitle
      title="Kundli"
      sentence="Discover the amazing secrets of your stars!"
      detail="Meera Joshi · 14 August 1994, 6:42 am · Varanasi"
    />
  </Box>
);
