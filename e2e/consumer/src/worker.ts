import { figures } from './engine.ts';

self.postMessage(figures(), { transfer: [] });
