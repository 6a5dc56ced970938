import { AsyncLocalStorage } from 'node:async_hooks'

/** Whom a request really comes from that reads as somebody else. */
export type Impersonation = Readonly<{ id: string; adminId: string }>

/** What the log and the audit say of the request that the running code belongs to. */
export type LogFields = { readonly requestId?: string; impersonation?: Impersonation }

type Surroundings = Readonly<{ logFields?: LogFields; isInTransaction?: true }>

/**
 * What surrounds the running code, also after an await. The only one of the process: Node carries each of them into every callback of every
 * connection, and a second one cost kept pages a tenth of their time (docs/performance.md).
 */
const surroundings = new AsyncLocalStorage<Surroundings>()

/** Runs `work` so that all of it, also after an await, has these surroundings and no others. */
export function surroundedBy<T>(these: Surroundings, work: () => T): T {
  return surroundings.run(these, work)
}

/** What surrounds the running code; undefined where nothing does. */
export function currentSurroundings(): Surroundings | undefined {
  return surroundings.getStore()
}
