import { resolve } from 'node:path'
import Client from 'better-sqlite3'
import { env } from '#app/core/env.server.ts'
import { ensurePrivateFolder } from './durable-file.server.ts'

/** Another process is rotating the keys of the same DATA_DIR. */
export class RotationRunningError extends Error {
  override readonly name = 'RotationRunningError'
}

/**
 * Runs `work` while no other process of this DATA_DIR rotates keys; two at once could each make a key and drop the other's.
 * The lock is the operating system's lock on an empty SQLite file: a process that is killed lets go of it.
 * @throws RotationRunningError at once when another process holds it.
 */
export async function whileNobodyElseRotates<T>(work: () => Promise<T>, dataDir = env.DATA_DIR): Promise<T> {
  const file = resolve(dataDir, 'secrets', 'rotation.lock')
  ensurePrivateFolder(file)
  const lock = new Client(file)
  try {
    lock.pragma('busy_timeout = 0')
    try {
      lock.exec('BEGIN EXCLUSIVE')
    } catch (error) {
      const isBusy = error instanceof Client.SqliteError && error.code.startsWith('SQLITE_BUSY')
      throw isBusy ? new RotationRunningError('Another rotation is running.') : error
    }
    return await work()
  } finally {
    lock.close()
  }
}
