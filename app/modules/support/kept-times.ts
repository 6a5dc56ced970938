import type { Transaction } from '#app/core/database/connection.ts'

/** A time that is kept for the reader of an answer, by the doctor whom the answer names. */
export type KeptTime = Readonly<{
  /** Epoch milliseconds, with the zone of the place. */
  startsAt: number
  timeZone: string
  /** Until when it is kept. */
  expiresAt: number
}>

/** The times that are kept now for doctors named in answers, by the id of the naming. Booking stands above: its routes hand this in. */
export type FindKeptTimes = (pickIds: readonly string[]) => Promise<Record<string, KeptTime>>

/** Keeps the next open time of each doctor whom an answer names. */
export type KeepTimes = (
  tx: Transaction,
  picks: readonly Readonly<{ pickId: string; providerId: string }>[],
) => Promise<void>
