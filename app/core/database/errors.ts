type DatabaseErrorKind = 'conflict' | 'retryable' | 'unavailable'

/**
 * What a driver's error means to the product. `conflict`: a unique or foreign key rule refused the row (never retried);
 * `retryable`: the database was busy or chose this transaction as a victim; `unavailable`: disk full, I/O error, no connection.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  constructor(
    readonly kind: DatabaseErrorKind,
    readonly code: string,
    options: { cause: unknown },
  ) {
    super(`${kind}: ${code}`, options)
  }
}

const conflicts = /^(SQLITE_CONSTRAINT.*|23505|23503|23514|23P01)$/
const retryables = /^(SQLITE_BUSY.*|SQLITE_LOCKED.*|40001|40P01|55P03)$/
const unavailables =
  /^(SQLITE_(FULL|IOERR.*|CANTOPEN.*|READONLY.*|CORRUPT.*|NOTADB)|53\d{3}|57P0[123]|08\d{3}|ECONN.*|ETIMEDOUT|EPIPE)$/

/** Maps a driver's error, however deeply wrapped, to one of the three kinds; anything else comes back unchanged. */
export function mapDriverError(error: unknown): unknown {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return cause
    const code = 'code' in cause ? String(cause.code) : ''
    if (conflicts.test(code)) return new DatabaseError('conflict', code, { cause: error })
    if (retryables.test(code)) return new DatabaseError('retryable', code, { cause: error })
    if (unavailables.test(code)) return new DatabaseError('unavailable', code, { cause: error })
  }
  return error
}
