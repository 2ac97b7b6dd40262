/** Where the build puts the worker. */
export const SERVICE_WORKER = '/service-worker.js';
