import { becomeLean } from './operations/lean-process.ts';

becomeLean(import.meta.filename);
await import('./serve.ts');
