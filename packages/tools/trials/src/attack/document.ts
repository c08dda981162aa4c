import * as z from 'zod';

/** The parts of a JSON schema that matter here. */
export interface JsonSchema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly pattern?: string | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: JsonSchema | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly oneOf?: readonly JsonSchema[] | undefined;
}

const JsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    enum: z.array(z.unknown()).optional(),
    pattern: z.string().optional(),
    properties: z.record(z.string(), JsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: JsonSchema.optional(),
    anyOf: z.array(JsonSchema).optional(),
    oneOf: z.array(JsonSchema).optional(),
  }),
);

type WholeSchema = z.core.JSONSchema.JSONSchema;
/** Kept as it is: zod makes a validator of it. */
const WholeSchema = z.custom<WholeSchema>((value) => typeof value === 'object' && value !== null);

const Parameter = z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema: JsonSchema });

const OperationParts = z.object({
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: JsonSchema })) }).optional(),
  responses: z.record(
    z.string(),
    z.object({ content: z.record(z.string(), z.object({ schema: WholeSchema.optional() })).optional() }),
  ),
});

const Parts = z.object({
  paths: z.record(z.string(), z.record(z.string(), OperationParts)),
  components: z.object({ schemas: z.record(z.string(), JsonSchema) }),
});

const Whole = z.object({ components: z.object({ schemas: z.record(z.string(), WholeSchema) }) });

/** The schemas that others refer to, by name. */
export type Components = Readonly<Record<string, JsonSchema>>;

/** One route of the document. */
export interface ApiOperation {
  /** `GET /api/games/{id}` */
  readonly route: string;
  readonly method: string;
  /** `/api/games/{id}` */
  readonly path: string;
  readonly parameters: readonly z.infer<typeof Parameter>[];
  /** The schema of the body; null if it takes none. */
  readonly body: JsonSchema | null;
  /** The documented responses, by status. */
  readonly responses: ReadonlyMap<number, DocumentedResponse>;
}

interface DocumentedResponse {
  /** Empty for a response without a documented body. */
  readonly mediaTypes: readonly string[];
  /** Returns the faults of a JSON body, a sentence each. */
  faultsIn(body: unknown): readonly string[];
}

export interface ApiDocument {
  readonly operations: readonly ApiOperation[];
  readonly components: Components;
}

/**
 * Reads an OpenAPI 3.1 document.
 * @throws ZodError if it is none
 */
export function operationsIn(document: unknown): ApiDocument {
  const { paths, components } = Parts.parse(document);
  const { schemas } = Whole.parse(document).components;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]): ApiOperation => {
      const [content] = Object.values(requestBody?.content ?? {});
      return {
        route: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters,
        body: content?.schema ?? null,
        responses: new Map(
          Object.entries(responses).map(([status, response]) => [
            Number(status),
            documented(response.content ?? {}, schemas),
          ]),
        ),
      };
    }),
  );
  return { operations, components: components.schemas };
}

function documented(
  content: Readonly<Record<string, { readonly schema?: WholeSchema | undefined }>>,
  schemas: Readonly<Record<string, WholeSchema>>,
): DocumentedResponse {
  const schema = Object.values(content)[0]?.schema;
  let validator: z.ZodType | undefined;
  return {
    mediaTypes: Object.keys(content),
    faultsIn(body) {
      if (schema === undefined) return [];
      validator ??= validatorOf(schema, schemas);
      const { error } = validator.safeParse(body);
      return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
    },
  };
}

const validators = new WeakMap<object, z.ZodType>();

/** Returns a validator; one for each component, since most responses are the same few. */
function validatorOf(schema: WholeSchema, schemas: Readonly<Record<string, WholeSchema>>): z.ZodType {
  const name = schema.$ref?.split('/').at(-1);
  const key = (name === undefined ? schema : schemas[name]) ?? schema;
  const known = validators.get(key);
  if (known !== undefined) return known;
  // JSON Schema alone knows no components.
  const local = { ...schema, $defs: schemas };
  const text = JSON.stringify(local).replaceAll('"#/components/schemas/', '"#/$defs/');
  const made = z.fromJSONSchema(WholeSchema.parse(JSON.parse(text)));
  validators.set(key, made);
  return made;
}

/** Returns a schema itself, or the one it refers to. */
export function resolved(schema: JsonSchema, components: Components): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components[name] ?? {});
}

/** Returns the operation that a request reaches; null if the document has none. */
export function operationAt(
  operations: readonly ApiOperation[],
  method: string,
  pathname: string,
): ApiOperation | null {
  // Hono answers HEAD with the GET route.
  const wanted = method === 'HEAD' ? 'GET' : method;
  const steps = pathname.split('/');
  const fits = ({ path }: ApiOperation): boolean => {
    const parts = path.split('/');
    return parts.length === steps.length && parts.every((part, index) => fitsStep(part, steps[index] ?? ''));
  };
  const all = operations.filter((one) => one.method === wanted && fits(one));
  // A path without parameters goes first.
  return all.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0] ?? null;
}

const fitsStep = (part: string, step: string): boolean => (part.startsWith('{') ? step !== '' : part === step);
