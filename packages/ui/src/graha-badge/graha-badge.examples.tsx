import { Text } from '../layout/index.ts';
import { GrahaBadge } from './index.ts';

export const NameInASentence = () => (
  <Text>With Saturn retrograde in your tenth house, recognition at work may take time.</Text>
);

export const BadgeInASentence = () => (
  <Text>
    With <GrahaBadge graha="saturn" retrograde dignity="enemy" /> in your tenth house, recognition
    at work may take time.
  </Text>
);
