import type words from '#app/locales/zh-Hans/errors.json'

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

type Words = typeof words

/** `<module>.<reason>`: the refusals that the locale files have words for (`errors.json`). Another one does not compile. */
export type ErrorCode = {
  [Module in keyof Words & string]: `${Module}.${keyof Words[Module] & string}`
}[keyof Words & string]

/**
 * A rule of the domain refused something. `code` names a text in the locale files, which says it where no page has words of its own;
 * `params` are for such a page. Its message is for logs only and never reaches a person.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  constructor(
    readonly kind: ErrorKind,
    readonly code: ErrorCode,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(code)
  }
  get status(): number {
    return statusOf[this.kind]
  }
}
