import { serveHosted } from '../serve-hosted.ts';
import { createRoute } from './handler.ts';

serveHosted(createRoute());
