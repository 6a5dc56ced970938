/** Structured data that cannot be made of what is given, with the code of the specification. */
export class StructuredDataError extends Error {
  override name = 'StructuredDataError'
  readonly code: 'STRUCTURED_DATA_ERROR' | 'ORG_STRUCTURED_DATA_ERROR'

  constructor(message: string, code: StructuredDataError['code'] = 'STRUCTURED_DATA_ERROR') {
    super(message)
    this.code = code
  }
}

/** A required text, trimmed; a blank one makes the data unusable. */
export function required(text: string | null | undefined, what: string, code?: StructuredDataError['code']): string {
  const trimmed = text?.trim()
  if (!trimmed) throw new StructuredDataError(`${what} is missing`, code)
  return trimmed
}
