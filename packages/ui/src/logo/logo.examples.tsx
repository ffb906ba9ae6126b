import { Logo } from './index.ts';

export const NameAlone = () => <Logo />;

export const WithSlogan = () => <Logo name="Jyoti: India’s trusted stars" />;
