import { isUnclaimedRecord } from './record-keeping.ts'

/** Fewer doctors than this make a thin page, which search engines are asked to leave out. */
const fewest = 3

export function isThin(total: number): boolean {
  return total < fewest
}

/** A record that only the registry knows, which nobody has claimed or confirmed: hardly anything stands on its page. */
export function isBareRecord(record: { source: string; userId: string | null; verifiedAt: number | null }): boolean {
  return isUnclaimedRecord(record) && record.verifiedAt === null
}
