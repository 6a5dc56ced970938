import { DomainError, type ErrorCode } from '../errors.ts'

/** A code without its module, as pages name their own words for it. */
type ReasonOf<Code extends ErrorCode> = Code extends `${string}.${infer Reason}` ? Reason : never

/** What a rule refused, as a value: `status` is HTTP's, `params` are what a page may fill its words with. */
export type Refusal<Code extends ErrorCode = ErrorCode> = Readonly<{
  code: Code
  reason: ReasonOf<Code>
  status: number
  params: DomainError['params']
}>

/** What came of a query or command. */
export type Outcome<T, Code extends ErrorCode = ErrorCode> =
  Readonly<{ done: true; value: T }> | Readonly<{ done: false; refusal: Refusal<Code> }>

/** The refusal in what was thrown, when it is one of these codes; without codes, any. */
export function refusalIn<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  codes?: readonly Code[],
): Refusal<Code> | null {
  if (!(error instanceof DomainError)) return null
  const { status, params } = error
  const code = codes ? codes.find((each) => each === error.code) : (error.code as Code)
  if (code === undefined) return null
  return { code, reason: code.slice(code.indexOf('.') + 1) as ReasonOf<Code>, status, params }
}

/** Whether an error is one of these refusals. */
export function isRefusal(error: unknown, ...codes: ErrorCode[]): boolean {
  return refusalIn(error, codes) !== null
}

/**
 * Awaits a query or command whose refusals the caller has an answer for: those of `codes`, or all without. Any other error is thrown
 * on; a page lets `orRefused` make of it the page of its status.
 */
export async function outcomeOf<T, Code extends ErrorCode = ErrorCode>(
  work: Promise<T>,
  codes?: readonly Code[],
): Promise<Outcome<T, Code>> {
  try {
    return { done: true, value: await work }
  } catch (error) {
    const refusal = refusalIn(error, codes)
    if (!refusal) throw error
    return { done: false, refusal }
  }
}
