const pauseMs = 4_000

/** A camera reads the same code many times a second: it counts once until it has been out of the picture, or another one was read. */
export function repeatGuard(pause = pauseMs) {
  let last = { code: '', at: -Infinity }
  return (code: string, now: number): boolean => {
    const isRepeat = code === last.code && now - last.at < pause
    last = { code, at: now }
    return !isRepeat
  }
}

/** Nobody holds out a second ticket sooner; a reader whose trigger is pressed twice does. */
const twiceMs = 1_500

/** The key of each scan: of a code that is typed twice at once the same one, so that it is answered as one scan. */
export function scanKeys(make: () => string, twice = twiceMs) {
  let last = { code: '', key: '', at: -Infinity }
  return {
    keyOf(code: string, now: number): string {
      if (code !== last.code || now - last.at >= twice) last = { code, key: make(), at: now }
      return last.key
    },
    /** What was taken back is scanned anew. */
    forget() {
      last = { code: '', key: '', at: -Infinity }
    },
  }
}
