import { and, asc, desc, eq, getTableColumns, gt, or, sql } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { auditEvents, auditHeads } from '#drizzle/schema/security.ts'
import { type Anchor, readAnchors } from '../anchors.server.ts'
import { chainId, eventHash, genesisHash, type StoredEvent } from '../event-hash.server.ts'

const batchSize = 1000

/**
 * `changed`: an event does not fit its hash. `missing`: there is a gap before the next event. `repeated`: a place is taken twice.
 * `broken`: an event does not follow the one before it. `truncated`: the chain ends before its head or an anchor.
 * `unfit`: the head or an anchor remembers another event at this place. `unclaimed`: events stand behind the head.
 */
export type Fault = 'changed' | 'missing' | 'repeated' | 'broken' | 'truncated' | 'unfit' | 'unclaimed'

type Verification = Readonly<{
  ok: boolean
  /** Events that were read. */
  checked: number
  firstBad: Readonly<{ seq: number; fault: Fault }> | null
  /** The last event that was verified; null for an empty chain. */
  head: Anchor | null
}>

const storedColumns = { ...getTableColumns(auditEvents), fields: sql<string>`${auditEvents.fields}` }

async function* eventsInOrder(): AsyncGenerator<StoredEvent> {
  let last: StoredEvent | null = null
  for (;;) {
    // By seq and id, so that two events with one seq are both seen, wherever a batch ends.
    const after: ReturnType<typeof or> = last
      ? or(gt(auditEvents.seq, last.seq), and(eq(auditEvents.seq, last.seq), gt(auditEvents.id, last.id)))
      : undefined
    const batch: StoredEvent[] = await db
      .select(storedColumns)
      .from(auditEvents)
      .where(after)
      .orderBy(asc(auditEvents.seq), asc(auditEvents.id))
      .limit(batchSize)
    yield* batch
    if (batch.length < batchSize) return
    last = batch.at(-1)!
  }
}

async function readHead(): Promise<Anchor | null> {
  const [head] = await db
    .select({ seq: auditHeads.seq, hash: auditHeads.hash })
    .from(auditHeads)
    .where(eq(auditHeads.id, chainId))
  return head ?? null
}

function faultOf(event: StoredEvent, last: Anchor): Fault | null {
  if (event.seq <= last.seq) return 'repeated'
  if (event.seq > last.seq + 1) return 'missing'
  if (event.hash !== eventHash(event)) return 'changed'
  return event.previousHash === last.hash ? null : 'broken'
}

/** Whether an event stands behind the head. Read in this order, because event and head are committed together while the server writes. */
async function standsBehindHead(): Promise<boolean> {
  const [newest] = await db
    .select({ seq: auditEvents.seq })
    .from(auditEvents)
    .orderBy(desc(auditEvents.seq), desc(auditEvents.id))
    .limit(1)
  const head = await readHead()
  return newest !== undefined && newest.seq > (head?.seq ?? 0)
}

/**
 * Reads the whole chain and compares it with itself, with its head in the database and with the anchors outside it. Writers may go on
 * meanwhile: what is appended after the start is left for the next time.
 * An event that was changed, deleted, exchanged, inserted or cut off is found; so is a chain rewritten from some event on, when an
 * anchor was set after that event.
 * @throws Error when the anchor file is not readable as such.
 */
export async function verifyAudit(anchors: readonly Anchor[] = readAnchors()): Promise<Verification> {
  const expected = await readHead()
  const remembered = new Map<number, string[]>()
  for (const { seq, hash } of [...anchors, ...(expected ? [expected] : [])]) {
    remembered.set(seq, [...(remembered.get(seq) ?? []), hash])
  }
  const end = expected?.seq ?? 0
  let last: Anchor = { seq: 0, hash: genesisHash }
  let checked = 0
  const bad = (seq: number, fault: Fault): Verification => ({
    ok: false,
    checked,
    firstBad: { seq, fault },
    head: last.seq === 0 ? null : last,
  })

  for await (const event of eventsInOrder()) {
    if (event.seq > end && last.seq === end) break
    checked++
    const fault = faultOf(event, last)
    if (fault) return bad(fault === 'missing' ? last.seq + 1 : event.seq, fault)
    if (remembered.get(event.seq)?.some((hash) => hash !== event.hash)) return bad(event.seq, 'unfit')
    last = { seq: event.seq, hash: event.hash }
  }
  const farthest = Math.max(end, ...anchors.map(({ seq }) => seq))
  if (last.seq < farthest) return bad(last.seq + 1, 'truncated')
  if (await standsBehindHead()) return bad(last.seq + 1, 'unclaimed')
  return { ok: true, checked, firstBad: null, head: last.seq === 0 ? null : last }
}
