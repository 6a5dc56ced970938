import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { mayAnswer } from './engines.ts'
import type { BenchQuery, RecallClass, SpeedClass } from './queries.ts'
import type { Task, TaskResult } from './worker.ts'

type Waiting = { resolve: (result: TaskResult) => void; reject: (error: Error) => void }

/**
 * An engine in a process of its own: none makes room in the memory of another, and each measures itself, so that
 * asking costs no time. Asked one after the other they take turns on the machine as if they were one program.
 */
export class Player {
  readonly #child: ChildProcess
  /** Settles when the engine is built. */
  readonly ready: Promise<TaskResult>
  #waiting: Waiting | null = null

  constructor(
    readonly name: string,
    readonly size: number,
    directory: string,
  ) {
    const execArgv = ['--max-old-space-size=12000', '--expose-gc', ...process.execArgv]
    this.#child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), [name, String(size), directory], {
      execArgv,
    })
    this.ready = new Promise((resolve, reject) => (this.#waiting = { resolve, reject }))
    this.#child.on('message', (result) => this.#settle((waiting) => waiting.resolve(result as TaskResult)))
    this.#child.on('exit', (code) =>
      this.#settle((waiting) => waiting.reject(new Error(`${name} ended with ${code}.`))),
    )
  }

  #settle(how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting
    this.#waiting = null
    if (waiting) how(waiting)
  }

  answers(kind: SpeedClass | RecallClass): boolean {
    return mayAnswer(this.name, kind)
  }

  do(task: Task): Promise<TaskResult> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#child.send(task)
    })
  }

  ask(query: BenchQuery): Promise<TaskResult> {
    return this.do({ ask: query })
  }

  warmUp(queries: readonly BenchQuery[]): Promise<TaskResult> {
    return this.do({ warmUp: [...queries] })
  }
}
