import pino, { type DestinationStream, type Logger } from 'pino'
import { env } from '#app/core/env.server.ts'
import { redactFields, scrub } from '#app/core/log/redaction.ts'
import { currentSurroundings, type Impersonation, type LogFields, surroundedBy } from '#app/core/surroundings.server.ts'

export type { Logger }

/** Runs `work` so that every log line written in it, also after an await, carries `fields`. */
export function withLogFields<T>(fields: LogFields, work: () => T): T {
  return surroundedBy({ ...currentSurroundings(), logFields: fields }, work)
}

/** The fields of the request that the running code belongs to; undefined outside a request. */
export function logFields(): Readonly<LogFields> | undefined {
  return currentSurroundings()?.logFields
}

/**
 * Notes for the rest of the request that somebody of the administration reads as somebody else: log and audit name them.
 * @throws Error outside a request, where what follows could be taken for the other person's own deed
 */
export function noteImpersonation({ id, adminId }: Impersonation): void {
  const fields = currentSurroundings()?.logFields
  if (!fields) throw new Error('Only a request reads as somebody else.')
  fields.impersonation = { id, adminId }
}

/**
 * A logger that writes JSON lines and lets no secret through, whichever way it is called: fields, errors and messages
 * all pass the rules of redaction.ts.
 */
export function createLogger(options: { level: string; destination?: DestinationStream }): Logger {
  return pino(
    {
      level: options.level,
      // The host's name is of no use to a reader of one machine's log and says something about it.
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redactFields },
      // Errors are already plain when the serializers run.
      serializers: { err: (error: unknown) => error },
      mixin: () => currentSurroundings()?.logFields ?? {},
      hooks: {
        logMethod(args, method) {
          const [first, ...rest] = args as unknown[]
          const isBareError = first instanceof Error && rest.length === 0
          const given = isBareError ? [{ err: first }, first.message] : [first, ...rest]
          const scrubbed = given.map((item) => (typeof item === 'string' ? scrub(item) : item))
          method.apply(this, scrubbed as Parameters<typeof method>)
        },
      },
    },
    options.destination ?? pino.destination(1),
  )
}

/** The log of the process: JSON lines on standard output. */
export const log: Logger = createLogger({ level: env.LOG_LEVEL })
