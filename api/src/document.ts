import { apiApp } from './app.ts';
import { SECURITY_SCHEMES } from './session/define-route.ts';

// No part of the Worker, whose bundle has no generator: the build of the page writes a file.

apiApp.openAPIRegistry.registerComponent('securitySchemes', 'session', SECURITY_SCHEMES.session);
apiApp.openAPIRegistry.registerComponent('securitySchemes', 'operator', SECURITY_SCHEMES.operator);

/** Returns the document of the whole API, in OpenAPI 3.1, as JSON. */
export function apiDocument(): string {
  return JSON.stringify(
    apiApp.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Slow Train', version: '1', license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' } },
      servers: [{ url: '/' }],
    }),
  );
}
