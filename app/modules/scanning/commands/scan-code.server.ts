import { eq, isNull, lt, or, and } from 'drizzle-orm'
import { minuteMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { blindIndex } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { isPickUpText, readPickUpCode } from '#app/modules/practice/i693/sealed-case.server.ts'
import { scanDevices, scanEvents } from '#drizzle/schema/practice/scanning.ts'
import type { ScanMode } from '../modes.ts'
import type { Keeper } from '../queries/keepers.server.ts'
import { findScan, findScanByKey, findTakingBack } from '../queries/scan-events.server.ts'
import { isUndoable, momentOf, type ScanEvent, type Seen } from '../scan-result.ts'
import { scanHandlers } from './scan-handlers.server.ts'
import { undoOver } from './undo-over.server.ts'

/** A code as it was read. `key` is made with the scan, so that one that is sent again is written once. */
export type ReadCode = Readonly<{ code: string; key: string; scannedAt: number | null; isOffline: boolean }>

const nobodys: Seen = { light: 'red', reason: 'unknown', subject: null }
const tooLate: Seen = { light: 'red', reason: 'too_late', subject: null }

type Judged = Readonly<{ mode: ScanMode | null; seen: Seen }>

/** Asks the keeper's modes in their order; somebody of elsewhere is told only where no mode knows the code as its own. */
async function judge(keeper: Keeper, code: string, at: number): Promise<Judged> {
  const reference = readPickUpCode(code)
  let answer: Judged = { mode: null, seen: nobodys }
  if (reference === null) return answer
  // What says that it is the code of an envelope is no number of a visit.
  const modes = isPickUpText(code) ? keeper.modes.filter((mode) => mode === 'i693') : keeper.modes
  for (const mode of modes) {
    const seen = await scanHandlers[mode].scan(keeper, reference, at)
    if (seen?.subject) return { mode, seen }
    if (seen) answer = { mode, seen }
  }
  return answer
}

/** Whoever the log names did it; by which device stands in the row. */
function audited(keeper: Keeper, subject: Seen['subject']) {
  const about = subject && { type: subject.subjectType, id: subject.subjectId }
  const by = keeper.device ? { type: 'scan_device', id: keeper.device.id } : { type: 'user', id: keeper.actor.userId }
  return { actor: { type: 'user', id: keeper.actor.userId }, subject: about ?? by } as const
}

/** Says when a device was last of use, to the minute. */
async function noteUse(tx: Transaction, { device }: Keeper): Promise<void> {
  if (!device || (device.usedAt !== null && now() - device.usedAt < minuteMs)) return
  const isOlder = or(isNull(scanDevices.usedAt), lt(scanDevices.usedAt, now()))
  await tx
    .update(scanDevices)
    .set({ usedAt: now() })
    .where(and(eq(scanDevices.id, device.id), isOlder))
}

type Row = typeof scanEvents.$inferInsert

/** Adds a row, or answers the one that this key has already. */
async function addScan(tx: Transaction, row: Row): Promise<ScanEvent> {
  const before = await findScanByKey(row.keeper, row.key, tx)
  if (before) return before
  const [made] = await tx.insert(scanEvents).values(row).onConflictDoNothing().returning()
  return made ?? (await findScanByKey(row.keeper, row.key, tx))!
}

const rowOf = (keeper: Keeper, { mode, seen }: Judged) => ({
  ...{ id: newId(), deviceId: keeper.device?.id ?? null, userId: keeper.actor.userId, keeper: keeper.id, mode },
  ...{ light: seen.light, reason: seen.reason, firstAt: seen.firstAt ?? null, at: now() },
  subjectType: seen.subject?.subjectType ?? null,
  subjectId: seen.subject?.subjectId ?? null,
  facilityId: seen.subject?.facilityId ?? keeper.facilityId,
  associationId: seen.subject?.associationId ?? null,
})

/** @throws DomainError too_many `scanning.too_many` for who goes on after sixty codes an hour that are nobody's here */
async function countUnknown(keeper: Keeper, { subject }: Seen): Promise<void> {
  if (subject !== null) return
  if (!(await takeToken('scan_unknown', keeper.id)).allowed) throw new DomainError('too_many', 'scanning.too_many')
}

/**
 * What comes of a code: who may come in is checked in, once. The same scan again is answered as the first time.
 * @throws DomainError too_many `scanning.too_many`
 */
export async function scanCode(keeper: Keeper, { code, key, scannedAt, isOffline }: ReadCode): Promise<ScanEvent> {
  const payloadHash = blindIndex(code, 'scanned-code')
  const before = await findScanByKey(keeper.id, key)
  if (before?.payloadHash === payloadHash) return before
  if (!(await takeToken('scan', keeper.id)).allowed) throw new DomainError('too_many', 'scanning.too_many')
  const at = momentOf({ scannedAt, isOffline }, now())
  const judged: Judged = at === null ? { mode: null, seen: tooLate } : await judge(keeper, code, at)
  const { seen } = judged
  await countUnknown(keeper, seen)
  return withTransaction(async (tx) => {
    // A form that a browser has kept brings its old key with the number of somebody else: that is another scan.
    const own = before ? newId() : key
    const row = { ...rowOf(keeper, judged), key: own, payloadHash, scannedAt: at ?? now(), isOffline }
    const made = await addScan(tx, row)
    await noteUse(tx, keeper)
    await recordAudit(tx, {
      ...audited(keeper, seen.subject),
      action: 'scanning.scan',
      outcome: seen.light === 'red' ? 'refused' : 'ok',
    })
    return made
  })
}

/** A device takes back its own; whoever is signed in what they have a right to, of which the mode's own command asks. */
const mayUndo = (keeper: Keeper, scan: ScanEvent) => keeper.device === null || scan.keeper === keeper.id

/**
 * Takes a scan back, within five minutes. @returns the scan that was taken back
 * @throws DomainError conflict `scanning.undo_over`
 */
export async function undoScan(keeper: Keeper, id: string): Promise<ScanEvent> {
  const scan = await findScan(id)
  if (scan === null || !mayUndo(keeper, scan)) return undoOver()
  const before = await findTakingBack(id)
  // Whoever presses twice has done it once.
  if (before) return before.userId === keeper.actor.userId ? scan : undoOver()
  if (!isUndoable(scan, now()) || !scan.mode) return undoOver()
  await scanHandlers[scan.mode].undo(keeper, scan)
  return withTransaction(async (tx) => {
    await addScan(tx, {
      ...scan,
      ...{ id: newId(), key: `undo:${id}`, light: 'undone', undoes: id, firstAt: null, at: now(), scannedAt: now() },
      userId: keeper.actor.userId,
    })
    const subject = { type: scan.subjectType!, id: scan.subjectId! }
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: keeper.actor.userId }, action: 'scanning.undo', subject },
    })
    return scan
  })
}
