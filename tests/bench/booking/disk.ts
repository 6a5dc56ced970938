import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'

/** Durable writes a second of a folder's disk: 4 KiB appended, then fdatasync, again and again for `ms` milliseconds. */
export function syncsPerSecond(folder: string, ms: number): number {
  const file = `${folder}/sync-probe`
  const handle = openSync(file, 'w')
  const page = Buffer.alloc(4096, 7)
  const start = performance.now()
  let count = 0
  try {
    while (performance.now() - start < ms) {
      writeSync(handle, page)
      fdatasyncSync(handle)
      count += 1
    }
  } finally {
    closeSync(handle)
    rmSync(file, { force: true })
  }
  return (count * 1000) / (performance.now() - start)
}
