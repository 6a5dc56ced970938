/** A scan that waits for the network: what was read and when, and nothing about anybody. */
export type KeptScan = Readonly<{ key: string; code: string; at: number }>

type Store = Pick<Storage, 'getItem' | 'setItem'>

const name = 'scanner-queue'
const most = 500

function isScan(value: unknown): value is KeptScan {
  if (typeof value !== 'object' || value === null) return false
  const { key, code, at } = value as Record<string, unknown>
  return typeof key === 'string' && typeof code === 'string' && typeof at === 'number'
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
