import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * What a browser may do on the page: load from this server only, and nothing written into the HTML itself. WebAssembly
 * (the engine) may be compiled; pictures may be made by the page (data and blob URLs, to save or print a board).
 */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  mediaSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
  // Markup and workers only by the one policy of the page (browser/trusted-types.ts), which runs nothing from text.
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['default'],
};

/** The security headers of every answer. */
export const SECURITY_HEADERS: FastifyHelmetOptions = {
  // Without the defaults, which would turn plain HTTP (a tablet on the home network) into HTTPS.
  contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
  // Whether a whole domain speaks HTTPS only is for the owner of the domain to decide.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
};
