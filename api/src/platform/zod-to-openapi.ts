// Replaces "@asteasolutions/zod-to-openapi" in the Worker's bundle (`alias` in wrangler.toml), 10 KiB of gzip: what
// `@hono/zod-openapi` tells it of each route only the document needs, which the build of the page writes.

const nothing = (): void => undefined;

export const extendZodWithOpenApi = nothing;
export const getOpenApiMetadata = nothing;
export const OpenAPIRegistry = function registry(): object {
  return { definitions: [], registerPath: nothing };
};
export { OpenAPIRegistry as OpenApiGeneratorV3, OpenAPIRegistry as OpenApiGeneratorV31 };
