/**
 * React and its router, started. In a file with the rest of them (scripts/chunks.mjs), so that a page reads them
 * before the shop and in a step of its own (server/pages/late-scripts.ts).
 */
export { startTransition } from 'react';
export { hydrateRoot } from 'react-dom/client';
export { HydratedRouter } from 'react-router/dom';
