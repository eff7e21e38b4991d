/** As much of an OpenAPI document as the fuzzer reads. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly example?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly format?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  /** A body that is right, where the document has one; else undefined. */
  readonly bodyExample: unknown;
  readonly isSigned: boolean;
}

interface Document {
  readonly paths: Record<string, Record<string, OperationObject>>;
  readonly components?: { readonly schemas?: Record<string, Schema> };
}

interface OperationObject {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { content?: Record<string, { schema?: Schema; example?: unknown }> };
  readonly security?: readonly object[];
}

/** The calls of a document, and what its references stand for. */
export function readDocument(document: Document): {
  operations: Operation[];
  resolve: (schema: Schema) => Schema;
} {
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : (document.components?.schemas?.[name] ?? {});
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content?.['application/json']?.schema ?? null,
      bodyExample: operation.requestBody?.content?.['application/json']?.example,
      isSigned: needsSession(operation.security ?? []),
    })),
  );
  return { operations, resolve };
}

/** Whether nobody is let in without a session, or the link of an order in its place. */
function needsSession(security: readonly object[]): boolean {
  const isForAnybody = security.some((scheme) => Object.keys(scheme).length === 0);
  return !isForAnybody && security.some((scheme) => !('orderLink' in scheme));
}
