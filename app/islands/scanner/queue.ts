/** A scan that waits for the network: what was read and when, and for whom, by a mark that the page has; nothing about anybody. */
export type KeptScan = Readonly<{ key: string; code: string; at: number; queue: string }>

type Store = Pick<Storage, 'getItem' | 'setItem'>

const name = 'scanner-queue'
const most = 500
/** The server takes no scan that is older. */
const dayMs = 24 * 60 * 60 * 1000

/**
 * Whether a text has the form of a number on a slip, a ticket or an envelope. What else a camera reads, such as the back of a driver's
 * license, is kept on no device.
 */
export const isCode = (text: string): boolean => /^[A-Za-z0-9 -]{9,20}$/.test(text.normalize('NFKC').trim())

function isScan(value: unknown): value is KeptScan {
  if (typeof value !== 'object' || value === null) return false
  const { key, code, at, queue } = value as Record<string, unknown>
  return typeof key === 'string' && typeof code === 'string' && typeof at === 'number' && typeof queue === 'string'
}

/** What a device keeps, the oldest first; what somebody else has written there is left out. */
export function readQueue(store: Store): KeptScan[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isScan) : []
  } catch {
    return []
  }
}

/** What is kept for whoever scans now. What somebody else has scanned on this device is not sent in their name. */
export const readOwn = (store: Store, queue: string): KeptScan[] =>
  readQueue(store).filter((scan) => scan.queue === queue)

function write(store: Store, scans: readonly KeptScan[]): boolean {
  try {
    store.setItem(name, JSON.stringify(scans))
    return true
  } catch {
    // A browser that keeps nothing: the scan is not lost silently, the page says that it was not recorded.
    return false
  }
}

/** Keeps a scan. @returns whether it is kept */
export function keepScan(store: Store, scan: KeptScan): boolean {
  const kept = readQueue(store)
  return kept.length < most && write(store, [...kept, scan])
}

/** Forgets a scan that the server has answered. */
export function forgetScan(store: Store, key: string): void {
  write(
    store,
    readQueue(store).filter((scan) => scan.key !== key),
  )
}

/** Forgets scans of others after the day in which they could be sent. Whose own they are is told that they were too late. */
export function forgetOthers(store: Store, queue: string, now: number): void {
  const kept = readQueue(store)
  const left = kept.filter((scan) => scan.queue === queue || now - scan.at < dayMs)
  if (left.length < kept.length) write(store, left)
}
