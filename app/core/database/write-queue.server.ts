import type Client from 'better-sqlite3'
import type { Transaction } from './connection.ts'
import { mapDriverError } from './errors.ts'
import { writeTurn } from './write-turn.server.ts'

/** How many waiting writes share one commit. More would only make the last of them wait longer. */
const batchLimit = 64
/** A commit takes no more writes in after this many milliseconds: on a busy machine 64 would keep other processes waiting. */
const longestBatch = 100

type Job = {
  run: (tx: Transaction) => Promise<unknown>
  resolve: (value: never) => void
  reject: (error: unknown) => void
}

/**
 * The writes of a process, one after the other. The queue takes what is waiting, gives each its own savepoint inside one BEGIN IMMEDIATE,
 * commits once (one fsync) and only then answers, so an answer is never earlier than its durability.
 */
export class WriteQueue {
  readonly #client: Client.Database
  readonly #writer: Transaction
  readonly #turn: ReturnType<typeof writeTurn>
  readonly #savepoint: Client.Statement
  readonly #release: Client.Statement
  readonly #commit: Client.Statement
  readonly #waiting: Job[] = []
  #isDraining = false
  /** Settles when nothing waits any more. */
  drained: Promise<void> = Promise.resolve()

  constructor(client: Client.Database, writer: Transaction) {
    this.#client = client
    this.#writer = writer
    this.#turn = writeTurn(client)
    this.#savepoint = client.prepare('SAVEPOINT job')
    this.#release = client.prepare('RELEASE job')
    this.#commit = client.prepare('COMMIT')
  }

  add<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ run, resolve: resolve as (value: never) => void, reject })
      if (this.#isDraining) return
      this.#isDraining = true
      this.drained = this.#drain()
    })
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#writeBatch()
    // In the same turn as the last look at the queue: a write that comes later starts a drain of its own.
    this.#isDraining = false
  }

  async #writeBatch(): Promise<void> {
    try {
      await this.#turn.begin()
    } catch (error) {
      for (const job of this.#waiting.splice(0)) job.reject(mapDriverError(error))
      return
    }
    const batch: Job[] = []
    try {
      const answers = await this.#write(batch)
      this.#commit.run()
      this.#turn.end()
      for (const answer of answers) answer()
    } catch (error) {
      if (this.#client.inTransaction) this.#client.exec('ROLLBACK')
      for (const job of batch) job.reject(mapDriverError(error))
    }
  }

  /** Takes writes into `batch` and makes them; how each is answered once all are committed. */
  async #write(batch: Job[]): Promise<(() => void)[]> {
    const answers: (() => void)[] = []
    const until = performance.now() + longestBatch
    while (this.#waiting.length > 0 && batch.length < batchLimit && performance.now() < until) {
      const job = this.#waiting.shift()!
      batch.push(job)
      this.#savepoint.run()
      try {
        const value = await job.run(this.#writer)
        this.#release.run()
        answers.push(() => job.resolve(value as never))
      } catch (error) {
        if (!this.#client.inTransaction) throw error
        this.#client.exec('ROLLBACK TO job; RELEASE job')
        answers.push(() => job.reject(mapDriverError(error)))
      }
    }
    return answers
  }
}
