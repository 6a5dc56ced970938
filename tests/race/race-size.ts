/**
 * How much a race does. Without RACE it is small enough for every run of the tests; RACE=full is what reliability promises are
 * measured with: 8 servers × 64 connections × 20 seeds, 200 kills under 8 writers, 2,000 members for the seats of one event. RACE_SEEDS,
 * RACE_KILLS and RACE_MEMBERS set those alone.
 */
const isFull = process.env.RACE === 'full'
const given = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)

export const raceSize = {
  servers: isFull ? 8 : 4,
  /** Connections to each server. */
  connections: isFull ? 64 : 16,
  /** Times that everybody wants. */
  hotSlots: isFull ? 20 : 4,
  seeds: Array.from({ length: given('RACE_SEEDS', isFull ? 20 : 2) }, (_, index) => index + 1),
  writers: isFull ? 8 : 6,
  kills: given('RACE_KILLS', isFull ? 200 : 4),
  /** Members who want a seat at one event of fifty, through two servers. */
  members: given('RACE_MEMBERS', isFull ? 2000 : 150),
  timeout: isFull ? 3_600_000 : 300_000,
}
