/**
 * What must not stand in a log: credentials, tokens that open something, e-mail addresses and phone numbers.
 * Pure, bounded and linear: it runs on text that strangers choose.
 */
const longest = 4000
const email = /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
// Ten to fifteen digits in the usual groupings; an ISO date is no phone number.
const phone = /(?<![\w.-])(?!\d{4}-\d{2}-\d{2})\+?\(?\d(?:[\s().-]{0,2}\d){9,14}(?!\w)/g
// A failed query's message repeats its parameters, which are what people typed.
const queryParameters = /\nparams: [^\n]*(?:\n(?!\s+at )[^\n]*)*/g
const bearer = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi
const secretName =
  /cookie|authorization|password|passwd|secret|token|credential|api[-_]?key|signature|email|phone|mobile|fax/i

/** Text with e-mail addresses, phone numbers, credentials and query parameters taken out; cut at 4,000 characters. */
export function scrub(text: string): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}…` : text
  return cut
    .replace(queryParameters, '\nparams: [redacted]')
    .replace(bearer, '$1 [redacted]')
    .replace(email, '[email]')
    .replace(phone, '[phone]')
}

const token = /^[A-Za-z0-9]{22,}$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A path fit for a log: a segment that may open something (22 or more base62 characters, a UUID) loses its value. */
export function redactPath(path: string): string {
  const segments = path.split('/').map((segment) => {
    if (token.test(segment)) return ':token'
    return uuid.test(segment) ? ':uuid' : segment
  })
  return scrub(segments.join('/')).slice(0, 500)
}

/** The names in a query string, never the values; a name that is not a plain word is a value in disguise. */
export function queryKeys(search: string): string[] {
  const keys = new Set<string>()
  for (const key of new URLSearchParams(search).keys()) {
    keys.add(/^[a-z_][a-z0-9_.[\]-]{0,20}$/i.test(key) ? key : ':key')
    if (keys.size === 20) break
  }
  return [...keys]
}

function redactError(error: Error, depth: number): Record<string, unknown> {
  const { code, kind, cause } = error as Error & { code?: unknown; kind?: unknown }
  return {
    type: error.name,
    message: scrub(error.message),
    stack: error.stack === undefined ? undefined : scrub(error.stack),
    ...(code === undefined ? {} : { code: redactValue(code, depth + 1) }),
    ...(kind === undefined ? {} : { kind: redactValue(kind, depth + 1) }),
    ...(cause === undefined ? {} : { cause: redactValue(cause, depth + 1) }),
  }
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrub(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > 5) return '[deep]'
  if (value instanceof Error) return redactError(value, depth)
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => redactValue(item, depth + 1))
  if (value instanceof Date) return value.toISOString()
  return redactObject(value, depth)
}

function redactObject(object: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(object).map(([name, value]): [string, unknown] => {
    const isSecret = secretName.test(name) && typeof value !== 'boolean' && value !== undefined && value !== null
    return [name, isSecret ? '[redacted]' : redactValue(value, depth + 1)]
  })
  return Object.fromEntries(entries)
}

/** The fields of a log line: secret names lose their value, texts are scrubbed, errors become plain objects. */
export function redactFields(fields: object): Record<string, unknown> {
  return redactObject(fields, 0)
}
