/** What went wrong, in the product's own terms; one HTTP status each. */
const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_many: 429,
  unavailable: 503,
} as const

export type ErrorKind = keyof typeof statusOf

/**
 * A rule of the domain refused something. `code` is `<module>.<reason>` and names a text in the locale files;
 * `params` fill its placeholders. Its message is for logs only and never reaches a person.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(code)
  }
  get status(): number {
    return statusOf[this.kind]
  }
}
