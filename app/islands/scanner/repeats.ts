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
