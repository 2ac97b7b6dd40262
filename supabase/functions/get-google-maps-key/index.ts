import { serveHosted } from '../serve-hosted.ts';
import { getGoogleMapsKey } from './handler.ts';

serveHosted(getGoogleMapsKey);
