import { Home } from '../../../product/home.tsx';

export default Home;
