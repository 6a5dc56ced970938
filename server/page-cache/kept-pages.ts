import type { KeptPage } from './kept-page.ts'

type Entry = { page: KeptPage; size: number; isUsed: boolean }

/**
 * Pages by key, within a number of bytes. Where there is no room the page that came first goes, unless it was asked for since
 * it was last passed over.
 */
export class KeptPages {
  private readonly entries = new Map<string, Entry>()
  private readonly keys = new WeakMap<KeptPage, string>()
  private held = 0

  constructor(private readonly mostBytes: number) {}

  get bytes(): number {
    return this.held
  }

  get count(): number {
    return this.entries.size
  }

  get(key: string): KeptPage | null {
    const entry = this.entries.get(key)
    if (!entry) return null
    entry.isUsed = true
    return entry.page
  }

  put(key: string, page: KeptPage): void {
    this.drop(key)
    this.keys.set(page, key)
    this.entries.set(key, { page, size: sizeOf(key, page), isUsed: false })
    this.held += sizeOf(key, page)
    this.makeRoom()
  }

  /** Counts a page anew that has gained an encoding or given up its plain bytes. */
  measure(page: KeptPage): void {
    const key = this.keys.get(page)
    const entry = key === undefined ? undefined : this.entries.get(key)
    if (key === undefined || entry?.page !== page) return
    const size = sizeOf(key, page)
    this.held += size - entry.size
    entry.size = size
    this.makeRoom()
  }

  drop(key: string): void {
    const entry = this.entries.get(key)
    if (!entry) return
    this.entries.delete(key)
    this.held -= entry.size
  }

  private makeRoom(): void {
    while (this.held > this.mostBytes) {
      const [key, entry] = this.entries.entries().next().value!
      this.drop(key)
      if (!entry.isUsed) continue
      this.entries.set(key, { ...entry, isUsed: false })
      this.held += entry.size
    }
  }
}

function sizeOf(key: string, page: KeptPage): number {
  return page.size + 2 * key.length
}
