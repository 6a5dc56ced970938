import type { Transaction } from '#app/core/database/connection.ts'

/** A transaction whose n-th write, counted from 1, throws "injected" instead of being made; everything else is the real one. */
export function failingAt(tx: Transaction, failAt: number): Transaction {
  let writes = 0
  return new Proxy(tx, {
    get(target, name, receiver) {
      if (name === 'insert' || name === 'update' || name === 'delete') {
        writes += 1
        if (writes === failAt) throw new Error('injected')
      }
      const value: unknown = Reflect.get(target, name, receiver)
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value
    },
  })
}
