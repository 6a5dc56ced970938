/** The place of one large body in memory. */
export type UploadTurn = Readonly<{
  /** Counts bytes that have arrived; false when all large bodies together are more than memory has for them. */
  take: (bytes: number) => boolean
  /** The whole body is there, and its handler has it. */
  complete: () => void
  /** The answer is out, or its reader gone. */
  leave: () => void
}>

type Held = { giveWay: (() => void) | null }

/**
 * Places for large bodies: one for an account, so that none keeps the others out, and all of them within `mostBytes`. What counts is what
 * has arrived: who announces a photo and sends nothing holds nothing. An account that sends another while its first is still on the
 * way has thought better of it, or lost its line: the first gives way.
 */
export function uploadTurns(mostBytes: number) {
  const turns = new Map<string, Held>()
  let bytesHeld = 0

  /** @param giveWay ends the reading of this body when another of the same account comes. Null while the account's last is being handled. */
  return function enter(account: string, giveWay: () => void): UploadTurn | null {
    const earlier = turns.get(account)
    if (earlier && earlier.giveWay === null) return null
    const own: Held = { giveWay }
    let bytes = 0
    turns.set(account, own)
    earlier?.giveWay?.()
    return {
      take(count) {
        if (bytesHeld + count > mostBytes) return false
        bytes += count
        bytesHeld += count
        return true
      },
      complete: () => (own.giveWay = null),
      leave() {
        bytesHeld -= bytes
        bytes = 0
        if (turns.get(account) === own) turns.delete(account)
      },
    }
  }
}
